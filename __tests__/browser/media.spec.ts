import { expect, test } from '@playwright/test';
import { expectDarkAndStill, lookOf } from './look';
import { allPages, content } from './site';

test('every page is dark and still for those who wish it so', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  for (const { path } of allPages) {
    await page.goto(path);
    expectDarkAndStill(await page.evaluate(lookOf), path);
  }
});

// Chromium gives no press to a page while one runs.
test('no transition from page to page takes a press', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      document.documentElement.dataset.transition = String(event.viewTransition !== null);
    });
  });
  await page.goto('/');
  await page.getByRole('link', { name: content.site.footer.links.about }).last().click();
  await expect(page).toHaveURL('/about/');
  await expect(page.locator('html')).toHaveAttribute('data-transition', 'false');
});
