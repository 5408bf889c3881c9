import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { copiesOf, type Copy, type Picture } from '../pictures';

/** How strongly each format is compressed, on its own scale, for photos to look the same. */
const QUALITY = { avif: 50, webp: 72, jpeg: 74 };

/**
 * Writes the copies of all pictures into a folder and clears it of others. Copies from an earlier
 * build stay, since their names change when the picture does. Location and all other data that
 * the camera stored beside the picture is left behind.
 * @throws {Error} when a picture can't be read to its end.
 */
export async function renderPictures(
  pictures: readonly Picture[],
  from: string,
  to: string,
): Promise<void> {
  const jobs = new Map(
    pictures.flatMap((picture) => copiesOf(picture).map((copy) => [copy.name, { picture, copy }])),
  );
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(to)) {
    if (!jobs.has(name)) rmSync(join(to, name));
  }
  for (const [name, { picture, copy }] of jobs) {
    if (existsSync(join(to, name))) continue;
    try {
      await render(join(from, picture.file), join(to, name), copy);
    } catch (error) {
      const file = join(from, picture.file);
      throw new Error(`${file}: found a picture that is damaged; wanted a whole one`, {
        cause: error,
      });
    }
  }
}

async function render(from: string, to: string, { width, format }: Copy): Promise<void> {
  const picture = sharp(from).autoOrient().resize({ width, withoutEnlargement: true });
  // JPEG knows no transparency; without a ground it would turn black.
  if (format === 'jpeg') picture.flatten({ background: '#fbf7f0' });
  // Under its name only once it is whole, since a later build keeps what it finds.
  await picture.toFormat(format, { quality: QUALITY[format] }).toFile(`${to}.part`);
  renameSync(`${to}.part`, to);
}
