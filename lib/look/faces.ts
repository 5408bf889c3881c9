import { join } from 'node:path';

/** A part of a typeface, for some scripts, in a file of its own. */
export interface Face {
  name: string;
  path: string;
}

/** The display face, and one for letters that it lacks, in the parts that they come in. */
export const faces: Face[] = [
  ...['latin', 'latin-ext', 'vietnamese'].map((part) => face('fraunces', part)),
  ...['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'].map(
    (part) => face('noto-serif', part),
  ),
  face('scheherazade-new', 'arabic'),
];

function face(family: string, part: string): Face {
  const file = `node_modules/@fontsource/${family}/files/${family}-${part}-600-normal.woff2`;
  return { name: `${family}-${part}`, path: join(process.cwd(), file) };
}
