import type { Font } from 'fontkit';
import sharp from 'sharp';
import { firstLetter } from '../text/first-letter';
import { EDGE, hasContrast } from './contrast';
import { openFont } from './font-css';
import { fontFiles, type FontName } from './fonts';
import { partsOf } from './mark-parts';
import { paletteOf, type PaletteInput } from './palette';
import { pngMark, type Mark } from './png-mark';

/** What the mark of a charity depends on. */
export interface Brand extends PaletteInput {
  name: string;
  logo?: Mark | undefined;
  font?: FontName | undefined;
}

/** How many pixels a picture keeps where it is shown small. */
const SHOWN = 256;

/** The mark of a charity: its logo, or the first letter of its name. */
export function markOf(site: Brand): Mark {
  return site.logo ?? letterMark(site);
}

/** The drawing that browsers are given: light, also where the mark is a large picture. */
export async function shownMark(mark: Mark): Promise<string> {
  if (mark.png === undefined) return mark.svg;
  const { data, info } = await sharp(mark.png)
    .resize({ width: SHOWN, height: SHOWN, fit: 'inside' })
    .png({ palette: true })
    .toBuffer({ resolveWithObject: true });
  return pngMark(data, info).svg;
}

/** Whether a mark is small, square and plain enough to stand in a page, where it is there at once: every byte counts. */
export function isInline({ svg, width, height }: Mark): boolean {
  return width === height && svg.length <= 600 && !/<style|[\s"'](id|class|style)=/.test(svg);
}

/** The side of the mark, and how much of it the letter may take up, in both directions: whole numbers do. */
const SIDE = 320;
const LETTER = 170;

/**
 * Draws a mark: the first letter of a name in the display face, on a disc in the color of the
 * charity. Where no face has that letter, a sun stands there.
 */
function letterMark({ name, colors, font = 'fraunces' }: Brand): Mark {
  const { brand, 'on-brand': light, accent } = paletteOf({ colors }).light.colors;
  const outline = outlineOf(firstLetter(name), font);
  const middle = SIDE / 2;
  const sign =
    outline === undefined
      ? `<circle cx="${middle}" cy="${middle}" r="${SIDE / 4}" fill="${accent}"/>`
      : `<path fill="${light}" d="${outline}"/>`;
  const disc = `<circle cx="${middle}" cy="${middle}" r="${middle}" fill="${brand}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${disc}${sign}</svg>`;
  return { svg, width: SIDE, height: SIDE };
}

/** Outlines of a letter in the middle of the mark, as SVG path data; undefined where no face has it. */
function outlineOf(letter: string, name: FontName): string | undefined {
  const font = letter === '' ? undefined : fontFor(letter, name);
  if (font === undefined) return undefined;
  const { glyphs, positions, bbox } = font.layout(letter);
  const { minX, minY, maxX, maxY } = bbox;
  const scale = LETTER / Math.max(maxX - minX, maxY - minY);
  const left = SIDE / 2 - ((minX + maxX) / 2) * scale;
  const base = SIDE / 2 + ((minY + maxY) / 2) * scale;
  let pen = 0;
  return glyphs
    .map(({ path }, i) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[i] ?? {};
      const placed = path.translate(pen + xOffset, yOffset);
      pen += xAdvance;
      return placed.transform(scale, 0, 0, -scale, left, base).toSVG();
    })
    .join('')
    .replace(/-?\d+\.\d+/g, (length) => String(Math.round(Number(length))));
}

/** The first of the faces that has all signs of a letter. */
function fontFor(letter: string, name: FontName): Font | undefined {
  const signs = [...letter].map((sign) => sign.codePointAt(0) ?? 0);
  return fontFiles(name)
    .map(({ path }) => openFont(path))
    .find((font) => signs.every((sign) => font.hasGlyphForCodePoint(sign)));
}

/** How much of a part of a mark has to stand out from its ground, and how much of the mark such parts have to be. */
const SEEN = 0.1;
const WHOLE = 0.9;

/**
 * The ground that a logo needs where it stands on another: none if each of its parts can be seen there, as black
 * letters can't on a dark page, whatever stands beside them; else paper, or the dark one. A letter brings its own disc.
 */
export async function groundUnder(site: Brand, ground: string): Promise<string | undefined> {
  if (!site.logo) return undefined;
  const { light, dark } = paletteOf(site);
  const parts = await partsOf(site.logo);
  const seenOn = (other: string) => {
    const stands = (color: string) => hasContrast(color, EDGE, [other]);
    const seen = parts.filter((part) => part.filter(stands).length / part.length >= SEEN);
    return seen.flat().length / parts.flat().length;
  };
  if (parts.length === 0 || seenOn(ground) >= WHOLE) return undefined;
  const { paper } = light.colors;
  const other = seenOn(paper) >= seenOn(dark.colors.paper) ? paper : dark.colors.paper;
  return seenOn(other) > seenOn(ground) ? other : undefined;
}
