import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { MOST_PIXELS, type Dimensions } from '../look/pictures';
import type { Mark } from '../look/png-mark';
import { versionOf } from '../site/version';
import type { PictureIssue } from './issue';
import { readLogo } from './logo-file';

const SAVED = 'a picture saved as JPEG, PNG, WebP or AVIF';
const HEIC = { found: 'a HEIC photo as phones of Apple save it', wanted: SAVED };
const UNREADABLE = { found: 'no picture that can be read', wanted: SAVED };

/** What files say of themselves in their first bytes, whatever they are called. */
const KINDS: [beginning: RegExp, issue: PictureIssue][] = [
  [/^$/, { found: 'an empty file', wanted: SAVED }],
  [/^.{4}ftyp(hei|hev)/s, HEIC],
  [/^GIF8/, { found: 'a GIF', wanted: SAVED }],
  [
    /^version https:\/\/git-lfs/,
    {
      found: 'a note that Git LFS keeps in place of the photo',
      wanted: 'the photo itself (git lfs pull fetches it, and hosts have a setting for it)',
    },
  ],
];

/** How a drawing begins, which is checked as a logo is. */
const DRAWING = /^(?:\xef\xbb\xbf)?\s*<(?:svg|\?xml|!)/i;

/** The longer side of a drawing in pixels, which can be drawn in any size. */
const DRAWN = 1200;

const header = z.object({
  format: z.enum(['jpeg', 'png', 'webp', 'heif']),
  compression: z.string().optional(),
  pages: z.number().default(1),
  width: z.number(),
  height: z.number(),
});

/** Changes when renditions are made another way, so that those of an earlier build don't stay. */
const MAKE = 'AVIF of 52';

const known = new Map<string, unknown>();

/** Dimensions picture files, given by their paths; says of those that can't be shown why. */
export function measurePictures(paths: readonly string[]): Map<string, Dimensions | PictureIssue> {
  const files = paths.map((path) => ({ path, ...read(path) }));
  const fresh = files.filter(({ judged, version }) => !judged && !known.has(version));
  const headers = readHeaders(fresh.map(({ path }) => path));
  fresh.forEach(({ version }, i) => known.set(version, headers[i]));
  return new Map(
    files.map(({ path, judged, version }) => [path, judged ?? judge(known.get(version), version)]),
  );
}

/** Reads what a file says of itself without the library: that it is a drawing, or can't be shown. */
function read(path: string): { judged?: Dimensions | PictureIssue | undefined; version: string } {
  try {
    const bytes = readFileSync(path);
    const version = versionOf(MAKE, bytes);
    const beginning = bytes.toString('latin1', 0, 64);
    if (DRAWING.test(beginning)) return { judged: drawn(readLogo(path), version), version };
    return { judged: KINDS.find(([kind]) => kind.test(beginning))?.[1], version };
  } catch {
    return { judged: UNREADABLE, version: '' };
  }
}

function drawn(drawing: Mark | PictureIssue, version: string): Dimensions | PictureIssue {
  if ('found' in drawing) return drawing;
  const scale = DRAWN / Math.max(drawing.width, drawing.height);
  return {
    width: Math.ceil(drawing.width * scale),
    height: Math.ceil(drawing.height * scale),
    version,
  };
}

function judge(found: unknown, version: string): Dimensions | PictureIssue {
  const { success, data } = header.safeParse(found);
  if (!success) return UNREADABLE;
  const { width, height, format, compression, pages } = data;
  if (format === 'heif' && compression !== 'av1') return HEIC;
  if (pages > 1) return { found: 'a picture that moves', wanted: 'one that stands still' };
  if (width * height <= MOST_PIXELS) return { width, height, version };
  return {
    found: `a picture of ${width.toLocaleString('en')} × ${height.toLocaleString('en')} pixels`,
    wanted: 'a smaller one: 4,000 pixels on the longer side are plenty',
  };
}

function readHeaders(paths: readonly string[]): unknown[] {
  if (paths.length === 0) return [];
  const program = join(process.cwd(), 'lib/content/read-headers.mjs');
  const answer = execFileSync(process.execPath, [program], {
    input: JSON.stringify(paths),
    encoding: 'utf8',
  });
  return z.array(z.unknown()).parse(JSON.parse(answer));
}
