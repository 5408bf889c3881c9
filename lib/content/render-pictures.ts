import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { WriteStream } from 'node:tty';
import { formatHex } from 'culori';
import sharp from 'sharp';
import { EDGE, hasContrast } from '../look/contrast';
import { renditionsOf, type PictureFile, type Rendition } from '../look/pictures';
import { ContentError, type Issue } from './issue';

/**
 * How strongly each format is compressed, on its own scale, for photos to look the same. With one more step of
 * effort AVIF takes five times as long, and is 4 % smaller.
 */
const OPTIONS = { avif: { quality: 52, effort: 3 }, webp: { quality: 72 }, jpeg: { quality: 74 } };

// Nothing is drawn twice, and a rendition keeps to one core: its neighbors have the others.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Writes the renditions of all pictures into a folder and clears it of others. Copies from an earlier
 * build stay, since their names change when the picture does. Location and all other data that
 * the camera stored beside the picture is left behind. `tell` hears how many pictures of those that lack
 * renditions are done, none at first; it hears nothing where none does.
 * @throws {ContentError} with every picture that can't be read to its end.
 */
export async function renderPictures(
  pictures: readonly PictureFile[],
  from: string,
  to: string,
  tell: (done: number, all: number) => void = () => {},
): Promise<void> {
  const jobs = new Map(pictures.map((picture) => [picture.file, renditionsOf(picture)]));
  const names = new Set([...jobs.values()].flat().map(({ name }) => name));
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(to)) {
    if (!names.has(name)) rmSync(join(to, name));
  }
  const lacking = [...jobs].flatMap(([file, renditions]) => {
    const missing = renditions.filter(({ name }) => !existsSync(join(to, name)));
    return missing.length > 0 ? [{ file, missing }] : [];
  });
  if (lacking.length === 0) return;
  tell(0, lacking.length);
  const issues: Issue[] = [];
  // One after another, so that memory holds one photo.
  for (const [i, { file, missing }] of lacking.entries()) {
    try {
      await render(join(from, file), to, missing);
    } catch (error) {
      issues.push({ file: join(from, file), problem: problemOf(error) });
    }
    tell(i + 1, lacking.length);
  }
  if (issues.length > 0) throw new ContentError(issues);
}

async function render(from: string, to: string, renditions: readonly Rendition[]): Promise<void> {
  // The original is read once, in rows and not as a whole where its format allows, and never kept.
  const pixels = await shrink(from, Math.max(...renditions.map(({ width }) => width)));
  const background = await groundOf(pixels);
  const draw = async ({ name, width, format }: Rendition) => {
    const part = join(to, `${name}.part`);
    await sharp(pixels.data, { raw: pixels.info })
      .flatten({ background })
      .resize({ width, withoutEnlargement: true })
      .toFormat(format, OPTIONS[format])
      .toFile(part);
    // Under its name only once it is whole, since a later build keeps what it finds.
    renameSync(part, join(to, name));
  };
  await Promise.all(renditions.map(draw));
}

type Pixels = Awaited<ReturnType<typeof shrink>>;

function shrink(from: string, width: number) {
  return sharp(from).autoOrient().resize({ width }).raw().toBuffer({ resolveWithObject: true });
}

function problemOf(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return /memory|alloc/i.test(reason)
    ? `needs more memory than this machine has; wanted a smaller picture: 4,000 pixels on the longer side are plenty (${reason})`
    : `found a picture that is damaged; wanted a whole one (${reason})`;
}

/** What stands behind a picture with clear parts, by day and by night. */
const PAPER = '#fbf7f0';
const DARK = '#12312c';

/** Paper, or a dark ground for what is drawn too light to be made out on it: by the mean color of what isn't clear. */
async function groundOf({ data, info }: Pixels): Promise<string> {
  // Of a photo, which has no channel for it, nothing is clear.
  if (info.channels % 2 === 1) return PAPER;
  const [red = 0, green = 0, blue = 0] = await sharp(data, { raw: info })
    .resize(1, 1, { fit: 'fill' })
    .toColorspace('srgb')
    .raw()
    .toBuffer();
  const drawn = formatHex({ mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 });
  return hasContrast(drawn, EDGE, [PAPER]) ? PAPER : DARK;
}

/** What progress is written to. */
type Output = Pick<WriteStream, 'write'> & Partial<Pick<WriteStream, 'isTTY'>>;

/**
 * Tells how far something is that takes long: on one line of a terminal, or in a file of records at the
 * beginning and at each tenth.
 */
export function progressOf(what: string, output: Output = process.stdout) {
  return (done: number, all: number) => {
    const said = `${what}: ${done} of ${all}`;
    if (output.isTTY) output.write(`\r${said}${done === all ? '\n' : ''}`);
    else if (Math.floor((done * 10) / all) > Math.floor(((done - 1) * 10) / all))
      output.write(`${said}\n`);
  };
}
