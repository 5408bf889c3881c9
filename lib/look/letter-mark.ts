import type { Font } from 'fontkit';
import { firstLetter } from '../text/first-letter';
import type { Mark, Marked } from './mark';
import { fontFiles, type FontName } from './type/fonts';
import { openFont } from './type/open-font';
import { paletteOf } from './palette';

/** The side of the mark, and how much of it the letter may take up, in both directions: whole numbers do. */
const SIDE = 320;
const LETTER = 170;

/**
 * Draws a mark: the first letter of a name in the display face, on a disc in the colour of the
 * charity. Where no face has that letter, a sun stands there.
 */
export function letterMark({ name, colors, font = 'fraunces' }: Marked): Mark {
  const { brand, 'on-brand': light, accent } = paletteOf({ colors }).light.colours;
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
