import { expect, test } from '@playwright/test';
import { allPages, content } from './site';

test('nothing moves where reduced motion is wished for, and nothing is hidden', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { path } of allPages) {
    await page.goto(path);
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((element) => {
          const { transitionDuration, animationName, opacity } = getComputedStyle(element);
          const slow = transitionDuration.split(',').some((time) => parseFloat(time) > 0.01);
          return slow || animationName !== 'none' || Number(opacity) < 1;
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
    expect.soft(moving, path).toEqual([]);
    await expect.soft(page.locator('html'), path).toHaveCSS('scroll-behavior', 'auto');
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
