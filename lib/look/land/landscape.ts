import { city } from './city';
import { coast } from './coast';
import { desert } from './desert';
import { forest } from './forest';
import { hills } from './hills';
import { seededRandom, type Parts } from './line';
import { plain } from './plain';

/** What the drawn scenes of a charity show. */
export const LANDSCAPES = ['hills', 'coast', 'plain', 'city', 'forest', 'desert'] as const;

export type Landscape = (typeof LANDSCAPES)[number];

const parts: Record<Exclude<Landscape, 'hills'>, Parts> = { coast, plain, city, forest, desert };

/**
 * A landscape as SVG path data in `BOX`, so many outlines behind each other, the farthest first; the
 * nearest is the ground that the page goes on with. They lie low on the left, where words stand.
 */
export function landscapePaths(landscape: Landscape, seed: number, count: number): string[] {
  if (landscape === 'hills') return hills(seed, count);
  const { far, between, near } = parts[landscape];
  const behind = [far, ...between];
  return Array.from({ length: count }, (_, layer) => {
    const draw = layer === count - 1 ? near : (behind[layer] ?? behind.at(-1) ?? far);
    return draw(seededRandom(seed * 31 + layer));
  });
}

/** What shines in the farthest outline of a landscape when it is dark, as SVG path data. */
export function lights(landscape: Landscape, seed: number): string | undefined {
  if (landscape === 'hills') return undefined;
  return parts[landscape].lights?.(seededRandom(seed * 31), seededRandom(seed * 31 + 1));
}

/** The landscape of the site that is built, which `next.config.mjs` takes from content, as it does its base path. */
export function builtLandscape(): Landscape {
  return LANDSCAPES.find((name) => name === process.env.LANDSCAPE) ?? 'hills';
}
