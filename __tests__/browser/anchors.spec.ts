import { expect, test, type Page } from '@playwright/test';
import { DESKTOP, expectHeading, PHONE, setTextSize, sitePages } from './site';

/** Waits until the element of the address's hash stands in view, below the header. */
async function expectTargetInView(page: Page) {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const target = document.getElementById(location.hash.slice(1))?.getBoundingClientRect();
        const header = document.querySelector('header')?.getBoundingClientRect();
        if (!target || !header) return 'no target';
        if (target.top < header.bottom) return 'under the header';
        return target.top < innerHeight ? 'in view' : 'below the window';
      }),
    )
    .toBe('in view');
}

for (const viewport of [
  PHONE,
  DESKTOP,
  { width: 188, height: 334 },
  { width: 375, height: 480 },
  { width: 667, height: 320 },
]) {
  for (const size of [100, 200]) {
    test(`at ${viewport.width} by ${viewport.height} px and text of ${size} %, links within a page lead below the header`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto('/donation/');
      await setTextSize(page, size);

      const links = page.getByRole('main').locator('a[href^="#"]');
      const count = await links.count();
      expect(count).toBeGreaterThan(0);
      for (let i = 0; i < count; i += 1) {
        await page.evaluate(() => scrollTo(0, 0));
        await links.nth(i).click();
        await expect(page).toHaveURL(/#./);
        await expectTargetInView(page);
      }
      await page.reload();
      await expectTargetInView(page);
    });
  }
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the form opens below the header, and at once', async ({ page }) => {
    await page.goto('/donation/');
    await page.getByRole('main').locator('a[href^="#"]').first().click();
    await expectTargetInView(page);
  });
});

test('every section that has an address can be opened by it', async ({ page }) => {
  for (const { path, heading } of sitePages) {
    await page.goto(path);
    await expectHeading(page, heading);
    const ids = await page
      .getByRole('main')
      .locator('h2[id]:not([hidden] *)')
      .evaluateAll((all) => all.map(({ id }) => id));
    for (const id of ids) {
      await page.goto(`${path}#${id}`);
      await expectTargetInView(page);
    }
  }
});
