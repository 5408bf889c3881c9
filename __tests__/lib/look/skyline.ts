import sharp from 'sharp';

/** How high what is drawn in a box stands in each of its columns, from the top; its height where nothing does. */
export async function skyline(width: number, height: number, drawn: string, top = 0) {
  const box = `width="${width}" height="${height}" viewBox="0 ${top} ${width} ${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${drawn}</svg>`;
  const data = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
  return Array.from({ length: width }, (_, x) => {
    const column = Array.from({ length: height }, (__, y) => data[y * width + x] ?? 0);
    const first = column.findIndex((opacity) => opacity > 150);
    return top + (first === -1 ? height : first);
  });
}
