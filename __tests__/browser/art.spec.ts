import { expect, test } from '@playwright/test';
import { land, LANDSCAPES } from '@/lib/look/land/landscape';
import { FACES, setIn } from './faces';
import { allPages, displayFont, WIDTHS } from './site';

/** Words and buttons in a scene that lie over its hills or its sun, where they would be hard to read. */
function wordsOverArt() {
  return [...document.querySelectorAll('[data-time-of-day]')].flatMap((scene) => {
    const sun = scene.querySelector('.sun')?.getBoundingClientRect() ?? new DOMRect();
    const hills = [...scene.querySelectorAll('path')].filter((path) => path.closest('.hills'));
    const isOverHill = (x: number, y: number) =>
      hills.some((hill) =>
        hill.isPointInFill(new DOMPoint(x, y).matrixTransform(hill.getScreenCTM()?.inverse())),
      );
    return [...scene.querySelectorAll('h1, h2, p, a')]
      .flatMap((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return [...range.getClientRects()].map((line) => ({ element, line }));
      })
      .filter(({ line: { left, right, top, bottom } }) => {
        const meetsSun =
          left < sun.right && right > sun.left && top < sun.bottom && bottom > sun.top;
        const middle = (left + right) / 2;
        return meetsSun || [left, middle, right].some((x) => isOverHill(x, bottom));
      })
      .map(({ element, line }) => `${element.textContent} (line at ${Math.round(line.top)} px)`);
  });
}

for (const { path } of allPages) {
  test(`no words of ${path} lie over hills or sun at any width`, async ({ page }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await displayFont(page);
      expect.soft({ width, over: await page.evaluate(wordsOverArt) }).toEqual({ width, over: [] });
    }
  });
}

for (const font of FACES) {
  test(`no words lie over hills or sun in ${font}, at any width`, async ({ page }) => {
    await setIn(page, font);
    for (const { path } of allPages) {
      await page.goto(path);
      await displayFont(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const over = await page.evaluate(wordsOverArt);
        expect.soft({ path, width, over }).toEqual({ path, width, over: [] });
      }
    }
  });
}

for (const landscape of LANDSCAPES.slice(1)) {
  test(`no words lie over any ${landscape}, at any width`, async ({ page }) => {
    // Some of each kind, by how many outlines a scene has.
    const drawn = [3, 4, 5].map((count) =>
      [1, 2, 3, 4, 5, 6].map((seed) => land(landscape, seed, count)),
    );
    for (const { path } of allPages) {
      await page.goto(path);
      await displayFont(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        for (const nth of [0, 1, 2, 3, 4, 5]) {
          await page.evaluate(
            ([some, choice]) => {
              for (const scene of document.querySelectorAll('.hills')) {
                const outlines = [...scene.children];
                const paths = some.find(([any]) => any?.length === outlines.length)?.[choice];
                if (!paths) throw new Error(`found a scene of ${outlines.length} outlines`);
                outlines.forEach((outline, i) => outline.setAttribute('d', paths[i] ?? ''));
              }
            },
            [drawn, nth] as const,
          );
          const over = await page.evaluate(wordsOverArt);
          expect.soft({ path, width, nth, over }).toEqual({ path, width, nth, over: [] });
        }
      }
    }
  });
}
