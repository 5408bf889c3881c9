import { test } from '@playwright/test';
import { allPages, displayFont } from './site';

/** Where the pictures go, in a folder of their own for each screen and theme. */
const FOLDER = '.cache/screenshots';

for (const width of [390, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const { path } of allPages) {
      const name = path.replaceAll('/', '') || 'home';
      test(`${name} at ${width} px, ${colorScheme}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(path);
        await displayFont(page);
        await page.screenshot({
          path: `${FOLDER}/${width}-${colorScheme}/${name}.png`,
          fullPage: true,
        });
      });
    }
  }
}
