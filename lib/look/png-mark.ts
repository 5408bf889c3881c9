/** The charity's mark as an SVG document. */
export interface Mark {
  svg: string;
  /** In units of its own: only how they stand to each other matters. */
  width: number;
  height: number;
  /** The picture in it, if it is nothing else. */
  png?: Buffer;
}

/** A PNG as a mark, within a drawing of its size. It stands alone so that reading content opens no fonts. */
export function pngMark(png: Buffer, { width, height }: { width: number; height: number }): Mark {
  const href = `data:image/png;base64,${png.toString('base64')}`;
  const box = `width="${width}" height="${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image ${box} href="${href}"/></svg>`;
  return { svg, width, height, png };
}
