import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import type { Measures } from '../pictures';

/** The types that small copies can be made of, as the `image-size` package names them. */
const READABLE = ['jpg', 'png', 'webp', 'avif'];

/** EXIF orientations from here on mean that the photo lies on its side (CIPA DC-008, 4.6.5). */
const FIRST_SIDEWAYS = 5;

/**
 * Measures a picture file.
 * @throws {TypeError} when it is not a picture that browsers can be served from.
 */
export function measurePicture(path: string): Measures {
  const bytes = readFileSync(path);
  const { width, height, orientation = 1, type = '' } = imageSize(bytes);
  if (!READABLE.includes(type)) throw new TypeError(`found a picture of the type ${type}`);
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return orientation >= FIRST_SIDEWAYS
    ? { width: height, height: width, version }
    : { width, height, version };
}
