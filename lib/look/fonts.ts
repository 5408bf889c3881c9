import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { versionOf } from '../site/version';

/** A display face by the name of its package: its one weight, and what it is like. */
interface DisplayFace {
  weight: 600 | 700;
  kind: 'serif' | 'sans-serif';
  /** The parts for other scripts and letters beside the Latin ones, each a file. */
  parts: readonly string[];
}

const CYRILLIC = ['cyrillic', 'cyrillic-ext'];
const LATIN = ['latin-ext', 'vietnamese'];

/** The display faces that content may choose from, by their names: each of at most 20 kB. */
export const FONTS = {
  fraunces: { weight: 600, kind: 'serif', parts: LATIN },
  'crimson-pro': { weight: 600, kind: 'serif', parts: LATIN },
  bitter: { weight: 600, kind: 'serif', parts: [...LATIN, ...CYRILLIC] },
  nunito: { weight: 700, kind: 'sans-serif', parts: [...LATIN, ...CYRILLIC] },
  'atkinson-hyperlegible': { weight: 700, kind: 'sans-serif', parts: ['latin-ext'] },
} satisfies Record<string, DisplayFace>;

export type FontName = keyof typeof FONTS;

/** Says whether a word is the name of a display face. */
export function isFontName(word: string): word is FontName {
  return Object.hasOwn(FONTS, word);
}

/** A part of a face, for some scripts, in a file of its own. */
export interface FontFile {
  name: string;
  path: string;
}

/** The files of a display face, the Latin one first, and those of one for letters that it lacks. */
export function fontFiles(font: FontName): [FontFile, ...FontFile[]] {
  const { weight, parts } = FONTS[font];
  return [
    file(font, 'latin', weight),
    ...parts.map((part) => file(font, part, weight)),
    ...['latin', ...LATIN, 'greek', 'greek-ext', ...CYRILLIC].map((part) =>
      file('noto-serif', part, 600),
    ),
    file('scheherazade-new', 'arabic', 600),
    ...['hebrew', 'thai', 'devanagari'].map((script) => file(`noto-serif-${script}`, script, 600)),
  ];
}

function file(family: string, part: string, weight: number): FontFile {
  const path = `node_modules/@fontsource/${family}/files/${family}-${part}-${weight}-normal.woff2`;
  return { name: `${family}-${part}`, path: join(process.cwd(), path) };
}

/** The file that browsers fetch, under a name that changes when it does. */
export function servedFont(font: FontName): { name: string; data: Buffer } {
  const data = readFileSync(fontFiles(font)[0].path);
  return { name: `${font}-${versionOf(data)}.woff2`, data };
}
