import type { Direction } from '../text/locale';

/** The size of share images, in pixels. https://ogp.me/#structured */
export const SHARE_SIZE = { width: 1200, height: 630 };

const MARGIN = 72;
const WIDTH = SHARE_SIZE.width - 2 * MARGIN;

/** A place on a share image, in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Where things stand on a share image, in pixels, and the sizes that letters may have, the one that
 * is liked best first.
 */
export const LAYOUT = {
  /** A wide mark is as wide as that; a ground under it reaches so far around it. */
  mark: { x: MARGIN, y: 60, width: 220, height: 60, around: 8 },
  /** Where there are no words, the mark stands for them. */
  loneMark: { x: MARGIN, y: 150, width: 640, height: 230, around: 24 },
  /** Beside the mark, as far as the sun. */
  name: { y: 50, gap: 18, right: 970, height: 80, sizes: [38, 32, 26, 22, 18] },
  /** Below the name, above the hills. */
  title: {
    x: MARGIN,
    y: 172,
    width: WIDTH,
    height: 268,
    sizes: [112, 100, 88, 76, 66, 56, 48, 40, 32, 26],
  },
  note: { width: WIDTH, height: 72, sizes: [36, 30, 26, 22], gap: 24 },
  hills: 185,
  /** Half as high as it is wide, below the words. */
  motif: { x: 790, width: 380 },
  sun: { x: 1056, y: 104, radius: 48, halo: 76 },
};

/** Where a box begins on the left: from right to left it stands as far from the other edge. */
export function xOf({ x, width }: Pick<Box, 'x' | 'width'>, direction: Direction): number {
  return direction === 'rtl' ? SHARE_SIZE.width - x - width : x;
}

/** The box of a mark in its place: as high as it may be, or less where it would be too wide. */
export function markBox({ width, height }: Pick<Box, 'width' | 'height'>, place: Box): Box {
  const scale = Math.min(place.height / height, place.width / width);
  const high = Math.round(height * scale);
  return {
    x: place.x,
    y: place.y + (place.height - high) / 2,
    width: Math.round(width * scale),
    height: high,
  };
}
