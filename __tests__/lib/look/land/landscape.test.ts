import sharp from 'sharp';
import { hills } from '@/lib/look/land/hills';
import { builtLandscape, landscapePaths, LANDSCAPES, lights } from '@/lib/look/land/landscape';
import { BOX } from '@/lib/look/land/line';

const seeds = Array.from({ length: 40 }, (_, seed) => seed);
const counts = [3, 4, 5];

/** How high a landscape stands in each of some columns, from the top of the box. */
async function skyline(paths: string[]): Promise<number[]> {
  const { width, height } = BOX;
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${paths.map((path) => `<path d="${path}"/>`).join('')}</svg>`;
  const { data } = await sharp(Buffer.from(drawn))
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: width }, (_, x) => {
    const column = Array.from({ length: height }, (__, y) => data[y * width + x] ?? 0);
    return column.findIndex((opacity) => opacity > 200);
  });
}

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
      const tops = await skyline(landscapePaths(landscape, seed, 4));
      expect(Math.min(...tops)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...tops)).toBeLessThan(BOX.height);
      // As low as the hills, which the places of words were chosen for.
      if (landscape === 'hills') continue;
      expect(Math.min(...tops.slice(0, BOX.width / 3))).toBeGreaterThanOrEqual(76);
      expect(Math.min(...tops)).toBeGreaterThanOrEqual(30);
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
  expect(landscapePaths('hills', 3, 4)).toEqual(hills(3, 4));
});
