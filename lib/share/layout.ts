/** The size of share images, in pixels. https://ogp.me/#structured */
export const SHARE_SIZE = { width: 1200, height: 630 };

const MARGIN = 72;
const WIDTH = SHARE_SIZE.width - 2 * MARGIN;

/**
 * Where things stand on a share image, in pixels, and the sizes that letters may have, the one that
 * is liked best first.
 */
export const LAYOUT = {
  mark: { x: MARGIN, y: 60, width: 60, height: 60 },
  /** As far as the sun. */
  name: { x: MARGIN + 78, y: 50, width: 820, height: 80, sizes: [38, 32, 26, 22, 18] },
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
  sun: { x: 1056, y: 104, radius: 48, halo: 76 },
};
