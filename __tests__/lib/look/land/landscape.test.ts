import { builtLandscape, landscapePaths, LANDSCAPES, lights } from '@/lib/look/land/landscape';
import { BOX } from '@/lib/look/land/line';
import { skyline } from '../skyline';

const seeds = Array.from({ length: 40 }, (_, seed) => seed);
const counts = [3, 4, 5];

/** How high the outlines of a landscape stand, from the top of the box. */
const topsOf = (paths: readonly string[]) =>
  skyline(BOX.width, BOX.height, paths.map((path) => `<path d="${path}"/>`).join(''));

describe.each(LANDSCAPES)('%s', (landscape) => {
  test('is the same from the same seed, and another from another', () => {
    for (const count of counts) {
      expect(landscapePaths(landscape, 7, count)).toEqual(landscapePaths(landscape, 7, count));
      expect(landscapePaths(landscape, 7, count)).toHaveLength(count);
      expect(new Set(seeds.map((seed) => landscapePaths(landscape, seed, count).join())).size).toBe(
        seeds.length,
      );
    }
  });

  test('covers the ground from edge to edge, and lies low where words stand', async () => {
    for (const seed of seeds.slice(0, 12)) {
      const tops = await topsOf(landscapePaths(landscape, seed, 4));
      expect(Math.min(...tops)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...tops)).toBeLessThan(BOX.height);
      // As low as the hills, which the places of words were chosen for.
      if (landscape === 'hills') continue;
      expect(Math.min(...tops.slice(0, BOX.width / 3))).toBeGreaterThanOrEqual(76);
      expect(Math.min(...tops)).toBeGreaterThanOrEqual(30);
    }
  });

  test('has its nearest outline below its farthest', async () => {
    for (const seed of seeds.slice(0, 3)) {
      const paths = landscapePaths(landscape, seed, 4);
      const [far, near] = await Promise.all([paths.slice(0, 1), paths.slice(-1)].map(topsOf));
      const meanOf = (tops: number[] = []) => tops.reduce((sum, top) => sum + top, 0) / tops.length;
      expect(meanOf(near)).toBeGreaterThan(meanOf(far));
    }
  });

  // Scenes stand in every page, and a page has to fit into the first flight of a connection.
  test('is drawn in less than 2 kB, as the hills are', () => {
    for (const seed of seeds) {
      const drawn = [...landscapePaths(landscape, seed, 5), lights(landscape, seed) ?? ''].join('');
      expect(drawn.length).toBeLessThan(2_400);
      expect(drawn).not.toMatch(/NaN|undefined|\d\.\d{3}/);
    }
  });
});

test('only the windows of a city shine', () => {
  expect(LANDSCAPES.filter((landscape) => lights(landscape, 1))).toEqual(['city']);
});

test('shows hills unless the build is told otherwise', () => {
  expect(builtLandscape()).toBe('hills');
});
