import { expect, test } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { CONFIGURED, WIDTHS } from './site';

/** How wide each photo of a list is for its height. */
function shapes() {
  return [...document.querySelectorAll('main li picture img')].map((image) => {
    const { width, height } = image.getBoundingClientRect();
    return width / height;
  });
}

for (const { path, what, least, most } of [
  { path: routes.about, what: 'of people are round', least: 0.9999, most: 1.0001 },
  { path: routes.events, what: 'of events in rows are not taller than wide', least: 0.99, most: 2 },
]) {
  test(`photos ${what}, at any width`, async ({ page }) => {
    await page.goto(CONFIGURED + path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const all = await page.evaluate(shapes);
      expect(all.length).toBeGreaterThan(0);
      expect.soft(Math.min(...all), `${width} px`).toBeGreaterThan(least);
      expect.soft(Math.max(...all), `${width} px`).toBeLessThan(most);
    }
  });
}

test('photos that are cropped lose less above than below, where faces stand', async ({ page }) => {
  const crops = new Array<number>();
  for (const path of [routes.home, routes.about, routes.events, routes.programs]) {
    await page.goto(CONFIGURED + path);
    const images = page.locator('main picture img, main [data-over-drawing]');
    const places = await images.evaluateAll((found) =>
      found
        .map((image) => getComputedStyle(image))
        .filter(({ objectFit }) => objectFit === 'cover')
        .map(({ objectPosition }) => Number(/ (\d+)%$/.exec(objectPosition)?.[1])),
    );
    crops.push(...places);
  }
  expect(crops.length).toBeGreaterThan(3);
  expect(Math.max(...crops)).toBeLessThan(50);
});
