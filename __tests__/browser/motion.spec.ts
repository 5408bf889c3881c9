import { expect, test, type Page } from '@playwright/test';
import { DESKTOP, PHONE } from './site';

/** What moves, or will, by the name of its keyframes. */
const movements = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'other')),
  );

const sunOf = (page: Page) => page.locator('#main > :first-child > .sun');

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('the sun comes up once, to where it stands without movement', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/');
      const place = await sunOf(page).boundingBox();
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.reload();
      expect(await movements(page)).toContain('rise');
      await expect.poll(() => movements(page)).not.toContain('rise');
      expect(await sunOf(page).boundingBox()).toEqual(place);
    });

    test('the sun stays behind while the page is scrolled', async ({ page }) => {
      await page.goto('/');
      const heading = page.getByRole('heading', { level: 1 });
      const apart = async () =>
        ((await sunOf(page).boundingBox())?.y ?? 0) - ((await heading.boundingBox())?.y ?? 0);
      await expect.poll(() => movements(page)).not.toContain('rise');
      const before = await apart();
      await page.evaluate(() => scrollTo(0, 300));
      await expect.poll(apart).toBeGreaterThan(before + 10);
    });
  });
}
