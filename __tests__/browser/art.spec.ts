import { expect, test, type Page } from '@playwright/test';
import { land, LANDSCAPES } from '@/lib/look/land/landscape';
import { FACES, setIn } from './faces';
import { allPages, displayFont, WIDTHS } from './site';

/**
 * Words and buttons in a scene that lie over its hills, its motif or its sun, where they would be hard to read.
 * Given other hills, by the outlines of each, it looks at these in place of the scene's own.
 */
function wordsOverArt(others: string[][]) {
  const context = document.createElement('canvas').getContext('2d');
  return [...document.querySelectorAll('.scene')].flatMap((scene) => {
    const things = [...scene.querySelectorAll('.sun, .motif path')].map((thing) =>
      thing.getBoundingClientRect(),
    );
    const paths = [...scene.querySelectorAll<SVGPathElement>('.hills path')];
    const own = paths.map((path) => path.getAttribute('d') ?? '');
    const ofAsMany = others.filter(({ length }) => length === own.length);
    if (others.length > 0 && paths.length > 0 && ofAsMany.length === 0)
      throw new Error(`found a scene of ${own.length} outlines`);
    const outlines = (ofAsMany.length > 0 ? ofAsMany.flat() : own).map((d) => new Path2D(d));
    const toHills = paths[0]?.getScreenCTM()?.inverse();
    const isOverHill = (x: number, y: number) => {
      const point = new DOMPoint(x, y).matrixTransform(toHills);
      return outlines.some((hill) => context?.isPointInPath(hill, point.x, point.y));
    };
    return [...scene.querySelectorAll('h1, h2, p, a')]
      .flatMap((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return [...range.getClientRects()].map((line) => ({ element, line }));
      })
      .filter(({ line: { left, right, top, bottom } }) => {
        const meetsThing = things.some(
          (thing) =>
            left < thing.right && right > thing.left && top < thing.bottom && bottom > thing.top,
        );
        const middle = (left + right) / 2;
        return meetsThing || [left, middle, right].some((x) => isOverHill(x, bottom));
      })
      .map(({ element, line }) => `${element.textContent} (line at ${Math.round(line.top)} px)`);
  });
}

/** Checks all pages at all widths. */
async function expectBareArt(page: Page, others: string[][] = []) {
  for (const { path } of allPages) {
    await page.goto(path);
    await displayFont(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const over = await page.evaluate(wordsOverArt, others);
      expect.soft({ path, width, over }).toEqual({ path, width, over: [] });
    }
  }
}

for (const font of FACES) {
  test(`no words lie over hills, motif or sun in ${font}, at any width`, async ({ page }) => {
    await setIn(page, font);
    await expectBareArt(page);
  });
}

for (const landscape of LANDSCAPES.slice(1)) {
  test(`no words lie over any ${landscape}, at any width`, async ({ page }) => {
    // Some of each kind, by how many outlines a scene has.
    const drawn = [3, 4, 5].flatMap((count) =>
      [1, 2, 3, 4, 5, 6].map((seed) => land(landscape, seed, count)),
    );
    await expectBareArt(page, drawn);
  });
}
