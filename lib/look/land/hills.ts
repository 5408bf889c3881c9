import { BOX, ground, mulberry32 } from './line';

/** A ridgeline: where it starts and ends, and how far its rocks swing, in SVG units from the top. */
interface Ridge {
  seed: number;
  left: number;
  right: number;
  swing: number;
}

const STEPS = 64;

/** How much less each finer fold of the rock swings: higher is more rugged. */
const ROUGHNESS = 0.56;

/**
 * Ridgelines from the farthest and palest to the nearest, as SVG path data. The same seed draws the
 * same hills. Far ones climb toward the right, where no words stand; near ones lie low.
 */
export function hills(seed: number, count: number): string[] {
  return Array.from({ length: count }, (_, layer) => {
    const depth = layer / Math.max(count - 1, 1);
    return ridgePath({
      seed: seed * 31 + layer,
      left: 104 + depth * 40,
      right: 34 + depth * 110,
      swing: 44 - depth * 36,
    });
  });
}

/** Draws one ridge by midpoint displacement, closed along the bottom of the box. */
function ridgePath({ seed, left, right, swing }: Ridge): string {
  const random = mulberry32(seed);
  let heights = [left, right];
  for (let reach = swing; heights.length <= STEPS; reach *= ROUGHNESS) {
    heights = heights.flatMap((height, i) => {
      const next = heights[i + 1];
      if (next === undefined) return [height];
      return [height, (height + next) / 2 + (random() * 2 - 1) * reach];
    });
  }
  const width = BOX.width / (heights.length - 1);
  const [first = 0, ...rest] = heights.map((height) =>
    Math.round(Math.min(Math.max(height, 2), BOX.height)),
  );
  let before = first;
  const folds = rest.map((height) => {
    const fold = `l${width} ${height - before}`;
    before = height;
    return fold;
  });
  return ground(first, folds.join(''));
}
