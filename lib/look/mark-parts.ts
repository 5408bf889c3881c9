import sharp from 'sharp';
import type { Mark } from './png-mark';

/** How finely a mark is looked at, in pixels. */
const SAMPLE = 48;

/** A mark stands on every share image, so it is looked at once. */
const looked = new WeakMap<Mark, Promise<string[][]>>();

/** The colors of the opaque pixels of a mark, for each part that has clear ground around it. */
export function partsOf(mark: Mark): Promise<string[][]> {
  const parts = looked.get(mark) ?? lookAt(mark);
  looked.set(mark, parts);
  return parts;
}

async function lookAt({ svg }: Mark): Promise<string[][]> {
  const data = await sharp(Buffer.from(svg))
    .resize(SAMPLE, SAMPLE, { fit: 'contain', background: 'transparent' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  const left = new Set(
    Array.from({ length: SAMPLE * SAMPLE }, (_, place) => place).filter(
      (place) => (data[place * 4 + 3] ?? 0) > 128,
    ),
  );
  const parts: string[][] = [];
  for (const first of left) {
    const part = [first];
    left.delete(first);
    // Grows while it is walked through.
    for (const place of part) {
      for (const next of around(place)) if (left.delete(next)) part.push(next);
    }
    parts.push(part.map((place) => `#${data.toString('hex', place * 4, place * 4 + 3)}`));
  }
  return parts;
}

/** The places of the pixels above, below and beside one. */
function around(place: number): number[] {
  const column = place % SAMPLE;
  return [
    place - SAMPLE,
    place + SAMPLE,
    ...(column > 0 ? [place - 1] : []),
    ...(column < SAMPLE - 1 ? [place + 1] : []),
  ];
}
