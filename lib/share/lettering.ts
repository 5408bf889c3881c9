import { join } from 'node:path';
import { openSync, type Font } from 'fontkit';

/** The display face, in the parts that cover Latin letters; others can't be drawn. */
const faces = ['latin', 'latin-ext', 'vietnamese'].map(openFace);

/** How far lines stand apart, in sizes of their letters. */
export const LEADING = 1.1;

interface Box {
  width: number;
  height: number;
}

/**
 * Breaks words into lines that fit a box, in the largest of the given sizes that does, and about
 * equally long; cut short in the last size if none does. Letters that can't be drawn are left out.
 */
export function fit(text: string, box: Box, sizes: readonly number[]) {
  const words = drawable(text).split(' ');
  const space = widthOf(' ');
  const measured = words.map((word) => ({ word, width: widthOf(word) }));

  /** As few lines as go into a width, which is in sizes of the letters. */
  const wrapped = (width: number) => {
    const lines: { text: string; width: number }[] = [];
    for (const { word, width: more } of measured) {
      const line = lines.at(-1);
      if (line && line.width + space + more <= width) {
        line.text += ` ${word}`;
        line.width += space + more;
      } else lines.push({ text: word, width: more });
    }
    return lines;
  };

  for (const size of sizes) {
    const width = box.width / size;
    const lines = wrapped(width);
    const fits = lines.every((line) => line.width <= width);
    if (!fits || lines.length * size * LEADING > box.height) continue;
    const widths = Array.from({ length: 12 }, (_, i) => width * (0.4 + 0.05 * i));
    const even = widths.map(wrapped).find((tried) => tried.length === lines.length);
    return { lines: (even ?? lines).map((line) => line.text), size };
  }
  const size = sizes.at(-1) ?? 0;
  const width = box.width / size;
  const room = Math.max(Math.floor(box.height / (size * LEADING)), 1);
  const lines = wrapped(width).map((line) => line.text);
  const shown = [...lines.slice(0, room - 1), lines.slice(room - 1).join(' ')].filter(Boolean);
  return { lines: shown.map((line) => shortened(line, width)), size };
}

/** Writes a line of letters as SVG path data, beginning at a point of its baseline. */
export function outline(text: string, x: number, y: number, size: number): string {
  let pen = x;
  const paths = runsOf(drawable(text)).flatMap(({ font, run }) => {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run);
    return glyphs.map((glyph, i) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[i] ?? {};
      const path = glyph.path
        .scale(scale, -scale)
        .translate(pen + xOffset * scale, y - yOffset * scale);
      pen += xAdvance * scale;
      return path.toSVG();
    });
  });
  return paths.join('');
}

/** Leaves out what the display face has no letters for, such as emoji. */
function drawable(text: string): string {
  const known = [...text].filter((letter) => /\s/.test(letter) || faceOf(letter) !== undefined);
  return known.join('').replace(/\s+/g, ' ').trim();
}

/** The width of a text in sizes of its letters. */
function widthOf(text: string): number {
  const widths = runsOf(text).map(
    ({ font, run }) => font.layout(run).advanceWidth / font.unitsPerEm,
  );
  return widths.reduce((sum, width) => sum + width, 0);
}

/** A text, or as much of it as goes into a width, which is in sizes of its letters. */
function shortened(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && widthOf(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Parts of a text that one face can set. */
function runsOf(text: string): { font: Font; run: string }[] {
  const runs: { font: Font; run: string }[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const font = faceOf(letter) ?? last?.font;
    if (font === undefined) continue;
    if (last?.font === font) last.run += letter;
    else runs.push({ font, run: letter });
  }
  return runs;
}

function faceOf(letter: string): Font | undefined {
  return faces.find((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
}

function openFace(part: string): Font {
  const file = `fraunces-${part}-600-normal.woff2`;
  const font = openSync(join(process.cwd(), 'node_modules/@fontsource/fraunces/files', file));
  if ('fonts' in font) throw new Error(`${file}: found a collection of faces; wanted one`);
  return font;
}
