import { expect, test } from '@playwright/test';
import { interpolate, wcagContrast } from 'culori';
import { landscapePaths, LANDSCAPES } from '@/lib/look/land/landscape';
import { FACES, serveFaces, setIn } from './faces';
import { allPages, content, otherPages, WIDTHS } from './site';
import { openFrame } from './sweep';

/** Hills of each kind, in place of a scene's own, by how many outlines a scene has. */
const HILLS = LANDSCAPES.slice(1).map((name) => ({
  name,
  drawn: [3, 4, 5].flatMap((count) =>
    [1, 2, 3, 4, 5, 6].map((seed) => landscapePaths(name, seed, count)),
  ),
}));

/**
 * Words and buttons in a scene that lie over its hills, its motif or its sun, where they would be hard to read,
 * at any width of their frame; of other hills, those that such words would lie over.
 */
function wordsOverArt([widths, kinds]: readonly [number[], typeof HILLS]) {
  const context = document.createElement('canvas').getContext('2d');
  const inScene = (scene: Element) => {
    const things = [...scene.querySelectorAll('.sun, .motif path')].map((thing) =>
      thing.getBoundingClientRect(),
    );
    const paths = [...scene.querySelectorAll<SVGPathElement>('.hills path')];
    const toHills = paths[0]?.getScreenCTM()?.inverse();
    const lands = kinds.map(({ name, drawn }) => {
      const fitting = drawn.filter(({ length }) => length === paths.length);
      if (paths.length > 0 && fitting.length === 0)
        throw new Error(`found a scene of ${paths.length} outlines`);
      return { name, outlines: fitting.flat().map((d) => new Path2D(d)) };
    });
    const own = paths.map((path) => new Path2D(path.getAttribute('d') ?? ''));
    return [...scene.querySelectorAll('h1, h2, p, a')].flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].flatMap(({ left, right, top, bottom }) => {
        const meetsThing = things.some(
          (thing) =>
            left < thing.right && right > thing.left && top < thing.bottom && bottom > thing.top,
        );
        const points = [left, (left + right) / 2, right].map((x) =>
          new DOMPoint(x, bottom).matrixTransform(toHills),
        );
        const isOver = (hills: Path2D[]) =>
          hills.some((hill) => points.some(({ x, y }) => context?.isPointInPath(hill, x, y)));
        const art = [
          meetsThing && 'sun or motif',
          isOver(own) && 'hills',
          ...lands.map(({ name, outlines }) => isOver(outlines) && name),
        ].filter(Boolean);
        return art.length > 0 ? [`${element.textContent} over ${art.join()}`] : [];
      });
    });
  };
  return widths.flatMap((width) => {
    window.frameElement?.setAttribute('width', String(width));
    const over = [...document.querySelectorAll('.scene')].flatMap(inScene);
    return over.map((fault) => `at ${width} px ${fault}`);
  });
}

/** The lines of words in skies, each with the sky behind it and how far down it ends there, of 1. */
function linesInSkies(widths: number[]) {
  return widths.flatMap((width) => {
    window.frameElement?.setAttribute('width', String(width));
    return [...document.querySelectorAll('.scene')].flatMap((scene) => {
      const { top, height } = scene.getBoundingClientRect();
      const sky = getComputedStyle(scene).backgroundImage;
      return [...scene.querySelectorAll('h1, h2, p')].flatMap((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { color } = getComputedStyle(element);
        const words = `${element.textContent} at ${width} px`;
        return [...range.getClientRects()].map(({ bottom }) => {
          return { words, color, sky, down: (bottom - top) / height };
        });
      });
    });
  });
}

/** The color of a gradient so far down. */
function colorOf(sky: string, down: number) {
  const stops = [...sky.matchAll(/(rgb\([^)]*\)|#\w+)(?: (\d+)%)?/g)];
  const at = stops.map(([, color = '', percent], i): [string, number] => [
    color,
    percent === undefined ? Math.sign(i) : Number(percent) / 100,
  ]);
  expect(at.length).toBeGreaterThan(1);
  return interpolate(at, 'rgb')(down);
}

for (const { path, faces } of [
  ...allPages.map(({ path }) => ({ path, faces: FACES })),
  ...otherPages.map(({ path }) => ({ path, faces: [] })),
]) {
  test(`words in the sky of ${path} have a contrast of 7:1 to their last line, by day and night, and lie over no hills, motif or sun in any face and landscape, at any width`, async ({
    page,
  }) => {
    await serveFaces(page);
    const frame = await openFrame(page, path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const lines = await frame.evaluate(linesInSkies, WIDTHS);
      const pale = lines.filter(
        ({ color, sky, down }) => wcagContrast(color, colorOf(sky, down)) < 7,
      );
      expect.soft(pale, colorScheme).toEqual([]);
    }
    for (const font of faces) {
      await setIn(frame, font);
      const hills = font === content.site.font ? HILLS : [];
      expect.soft(await frame.evaluate(wordsOverArt, [WIDTHS, hills] as const), font).toEqual([]);
    }
  });
}
