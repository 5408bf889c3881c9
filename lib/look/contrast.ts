import { clampChroma, converter, formatHex, wcagContrast } from 'culori';

/** What text needs on its ground (WCAG 2.2, 1.4.6, level AAA), and what edges of controls do (1.4.11). */
export const TEXT = 7;
export const EDGE = 3;

/** How finely lightness is searched, of 1 between black and white. */
const STEP = 0.005;

const oklch = converter('oklch');

/** A color by lightness, chroma and hue in degrees, undefined for grays. https://bottosson.github.io/posts/oklab/ */
export interface Lch {
  l: number;
  c: number;
  h?: number | undefined;
}

/** Reads a color, such as `#1b493f`. */
export function lchOf(color: string): Lch {
  const { l, c, h } = oklch(color) ?? { l: 0, c: 0 };
  return { l, c, h };
}

/** Writes a color such as `#1b493f`, with as much chroma as a screen can show. */
export function hexOf({ l, c, h = 0 }: Lch): string {
  return formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'));
}

/** Says whether a color has a contrast of at least so much to each of the others. */
export function hasContrast(color: string, least: number, others: readonly string[]): boolean {
  return others.every((other) => wcagContrast(color, other) >= least);
}

/** The color itself if it fits, else the nearest in lightness that does: black and white are the last. */
export function nearest(color: string, fits: (color: string) => boolean): string {
  if (fits(color)) return color;
  const { l, c, h } = lchOf(color);
  for (let away = STEP; away <= 1; away += STEP) {
    for (const lightness of [l - away, l + away]) {
      const other = hexOf({ l: Math.min(Math.max(lightness, 0), 1), c, h });
      if (fits(other)) return other;
    }
  }
  return color;
}
