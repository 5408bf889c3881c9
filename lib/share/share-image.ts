import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { SHARE_SIZE } from '../metadata';
import { RIDGE_BOX, ridges } from '../ridges';
import type { Sky } from '../skies';
import { fit, LEADING, outline } from './lettering';
import { paletteOf, type Palette } from './palette';

/** What a page is announced with where its address is shared. */
export interface ShareImage extends Sky {
  title: string;
  /** A line under the title, such as the day and the place of an event. */
  note?: string;
}

const { width, height } = SHARE_SIZE;
const MARGIN = 72;
/** Where the title and the line under it stand: below the charity's name, above the hills. */
const TEXT = { top: 172, width: width - 2 * MARGIN, height: 268 };
const SIZES = [112, 100, 88, 76, 66, 56, 48, 40, 32];
const NOTE = { size: 36, gap: 30 };
const HILLS = 185;

/** Draws a share image as a PNG: the title in the sky above the page's hills, with the charity's name. */
export async function drawShareImage(image: ShareImage, charity: string): Promise<Buffer> {
  return sharp(Buffer.from(shareSvg(image, charity)))
    .png()
    .toBuffer();
}

/** The same as SVG, whose letters are outlines: no font of the machine has a part in it. */
export function shareSvg({ title, note, hour, seed }: ShareImage, charity: string): string {
  const palette = paletteOf(hour);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    scene(palette, seed),
    `<svg x="${MARGIN}" y="60" width="60" height="60" viewBox="0 0 32 32">${mark()}</svg>`,
    `<g fill="${palette.letters}">`,
    `<path d="${outline(charity, MARGIN + 78, 103, 38)}"/>`,
    lettersOf(title, note),
    '</g></svg>',
  ].join('');
}

function scene({ sky, sun, halo, hills, ground }: Palette, seed: number): string {
  const stops = sky.map((stop, i) => {
    const [colour = '', at = i === 0 ? '0%' : '100%'] = stop.split(' ');
    return `<stop stop-color="${colour}" offset="${at}"/>`;
  });
  const fills = [...hills, ground];
  const paths = ridges(seed, fills.length).map(
    (path, i) => `<path d="${path}" fill="${fills[i]}"/>`,
  );
  return [
    `<linearGradient id="sky" x2="0" y2="1">${stops.join('')}</linearGradient>`,
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    `<circle cx="1056" cy="104" r="76" fill="${sun}" fill-opacity="${halo}"/>`,
    `<circle cx="1056" cy="104" r="48" fill="${sun}"/>`,
    `<svg y="${height - HILLS}" width="${width}" height="${HILLS}" preserveAspectRatio="none" `,
    `viewBox="0 0 ${RIDGE_BOX.width} ${RIDGE_BOX.height}">${paths.join('')}</svg>`,
  ].join('');
}

function lettersOf(title: string, note?: string): string {
  const below = note === undefined ? 0 : NOTE.gap + NOTE.size;
  const box = { width: TEXT.width, height: TEXT.height - below };
  const { lines, size } = fit(title, box, SIZES);
  const block = lines.length * size * LEADING + below;
  // A little above the middle, where the eye expects it.
  const top = TEXT.top + (TEXT.height - block) * 0.4;
  const paths = lines.map((line, i) =>
    outline(line, MARGIN, top + size * (0.86 + i * LEADING), size),
  );
  if (note !== undefined) {
    const small = fit(note, { width: TEXT.width, height: NOTE.size * LEADING }, [
      NOTE.size,
      30,
      26,
    ]);
    paths.push(outline(small.lines.join(), MARGIN, top + block - NOTE.size * 0.2, small.size));
  }
  return paths.map((path) => `<path d="${path}"/>`).join('');
}

/** The charity's mark, from the icon of the browser's tab. */
function mark(): string {
  const icon = readFileSync(join(process.cwd(), 'app', 'icon.svg'), 'utf8');
  return /<svg[^>]*>([^]*)<\/svg>/.exec(icon)?.[1] ?? '';
}
