import { expect, test } from '@playwright/test';
import { interpolate, wcagContrast } from 'culori';
import { allPages, displayFont, otherPages, WIDTHS } from './site';

/** The lines of words in skies, each with the sky behind it and how far down it ends there, of 1. */
function linesInSkies() {
  return [...document.querySelectorAll('.scene')].flatMap((scene) => {
    const { top, height } = scene.getBoundingClientRect();
    const sky = getComputedStyle(scene).backgroundImage;
    return [...scene.querySelectorAll('h1, h2, p')].flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { color } = getComputedStyle(element);
      const words = element.textContent;
      return [...range.getClientRects()].map(({ bottom }) => {
        return { words, color, sky, down: (bottom - top) / height };
      });
    });
  });
}

/** The colour of a gradient so far down. */
function colourOf(sky: string, down: number) {
  const stops = [...sky.matchAll(/(rgb\([^)]*\))(?: (\d+)%)?/g)];
  const at = stops.map(([, colour = '', percent], i): [string, number] => [
    colour,
    percent === undefined ? Math.sign(i) : Number(percent) / 100,
  ]);
  expect(at.length).toBeGreaterThan(1);
  return interpolate(at, 'rgb')(down);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`words in every sky have a contrast of 7:1 to their last line, at any width, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    for (const { path } of [...allPages, ...otherPages]) {
      await page.goto(path);
      await displayFont(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        for (const { words, color, sky, down } of await page.evaluate(linesInSkies)) {
          const contrast = wcagContrast(color, colourOf(sky, down));
          expect.soft(contrast, `${path}, ${width} px: ${words}`).toBeGreaterThanOrEqual(7);
        }
      }
    }
  });
}
