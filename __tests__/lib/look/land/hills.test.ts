import { hills } from '@/lib/look/land/hills';
import { BOX } from '@/lib/look/land/line';

/** The points of a path along its rocks, and what stands before and after them. */
function pointsOf(path: string) {
  const [, bottom, first = '', folds = ''] =
    /^M0 (\d+)V(\d+)((?:l\d+[ -]\d+)+)V\1z$/.exec(path) ?? [];
  let [x, y] = [0, Number(first)];
  const points = [[x, y]];
  for (const [, across, up] of folds.matchAll(/l(\d+) ?(-?\d+)/g)) {
    x += Number(across);
    y += Number(up);
    points.push([x, y]);
  }
  return { bottom: Number(bottom), points };
}

const seeds = Array.from({ length: 50 }, (_, seed) => seed);

test('draws hills within the box, from edge to edge', () => {
  for (const path of seeds.flatMap((seed) => hills(seed, 4))) {
    const { bottom, points } = pointsOf(path);
    expect(bottom).toBe(BOX.height);
    expect(points[0]?.[0]).toBe(0);
    expect(points.at(-1)?.[0]).toBe(BOX.width);
    const heights = points.map(([, y = NaN]) => y);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...heights)).toBeLessThanOrEqual(BOX.height);
  }
});

test('draws the same hills from the same seed, and others from another', () => {
  expect(hills(7, 4)).toEqual(hills(7, 4));
  const all = seeds.flatMap((seed) => hills(seed, 4));
  expect(new Set(all).size).toBe(all.length);
});

test.each([1, 2, 3, 5])('draws %d ridges', (count) => {
  expect(hills(1, count)).toHaveLength(count);
});

test('draws a ridge with 65 points', () => {
  const [path = ''] = hills(1, 1);
  expect(pointsOf(path).points).toHaveLength(65);
});

test('lets the nearest ridge lie lower than the farthest', () => {
  const middle = (path = '') => {
    const { points } = pointsOf(path);
    return points.reduce((sum, [, y = NaN]) => sum + y, 0) / points.length;
  };
  for (const seed of seeds) {
    const layers = hills(seed, 4);
    expect(middle(layers.at(-1))).toBeGreaterThan(middle(layers[0]));
  }
});

// Scenes stand in every page, and a page has to fit into the first flight of a connection.
test('draws a scene in less than 3 kB', () => {
  for (const seed of seeds) expect(hills(seed, 4).join('').length).toBeLessThan(3000);
});
