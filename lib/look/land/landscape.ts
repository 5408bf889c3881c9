import { city } from './city';
import { coast } from './coast';
import { desert } from './desert';
import { forest } from './forest';
import { hills } from './hills';
import { plain } from './plain';

/** What the drawn scenes of a charity show. */
export const LANDSCAPES = ['hills', 'coast', 'plain', 'city', 'forest', 'desert'] as const;

export type Landscape = (typeof LANDSCAPES)[number];

/** The outlines of a landscape: each draws the same from the same seed. */
interface Parts {
  far: (seed: number) => string;
  /** In the order in which they come nearer. */
  between: ((seed: number) => string)[];
  near: (seed: number) => string;
  /** What is lit in the far part when it is dark. */
  lights?: (seed: number) => string;
}

const parts: Record<Exclude<Landscape, 'hills'>, Parts> = { coast, plain, city, forest, desert };

/**
 * A landscape as SVG path data in `BOX`, so many outlines behind each other, the farthest first; the
 * nearest is the ground that the page goes on with. They lie low on the left, where words stand.
 */
export function land(landscape: Landscape, seed: number, count: number): string[] {
  if (landscape === 'hills') return hills(seed, count);
  const { far, between, near } = parts[landscape];
  return Array.from({ length: count }, (_, layer) => {
    const draw =
      layer === count - 1
        ? near
        : layer === 0
          ? far
          : (between[Math.min(layer, between.length) - 1] ?? far);
    return draw(seed * 31 + layer);
  });
}

/** What shines in the farthest outline of a landscape when it is dark, as SVG path data. */
export function lights(landscape: Landscape, seed: number): string | undefined {
  return landscape === 'hills' ? undefined : parts[landscape].lights?.(seed * 31);
}

/** The landscape of the site that is built, which `next.config.mjs` takes from content, as it does its base path. */
export function builtLandscape(): Landscape {
  return LANDSCAPES.find((name) => name === process.env.LANDSCAPE) ?? 'hills';
}
