import { join } from 'node:path';
import type { PictureFile } from '../look/pictures';
import { guessName } from '../text/guess-name';
import { withoutLookalikes } from '../text/lookalikes';
import { isFile, visibleNames } from './collections';
import { inContent } from './folder';
import type { PictureIssue } from './issue';
import { measurePictures } from './measure-pictures';

/** How many files of the folder a message lists. */
const LISTED = 8;

/** The pictures of a media folder. */
export interface Media {
  /**
   * Finds a picture by its file's name, or says why it can't be shown. The name must be right letter
   * for letter, since servers tell capitals from small letters; only the ways to write é, which a Mac
   * does with two signs, and a space count as one.
   */
  find: (named: string) => PictureFile | Partial<PictureIssue>;
  /** Finds a file of any kind by its name in the same way, and gives its path. */
  pathOf: (named: string) => { path: string } | { wanted: string };
}

/** Reads and measures the pictures of a folder, all at once. */
export function readMedia(folder: string): Media {
  const names = visibleNames(folder).filter((name) => isFile(join(folder, name)));
  const measured = measurePictures(names.map((name) => join(folder, name)));
  const fileOf = (named: string) =>
    names.find((name) => name === named) ?? names.find((name) => plain(name) === plain(named));
  const find = (named: string) => {
    const file = fileOf(named);
    const dimensions = file === undefined ? undefined : measured.get(join(folder, file));
    if (file === undefined || dimensions === undefined) return { wanted: wantedName(named, names) };
    return 'wanted' in dimensions ? dimensions : { file, dimensions };
  };
  const pathOf = (named: string) => {
    const file = fileOf(named);
    return file === undefined ? { wanted: wantedName(named, names) } : { path: join(folder, file) };
  };
  return { find, pathOf };
}

/** The files of all pictures below a value, each once. */
export function picturesIn(value: unknown): PictureFile[] {
  return [...new Map(everyPicture(value).map((picture) => [picture.file, picture])).values()];
}

function everyPicture(value: unknown): PictureFile[] {
  if (typeof value !== 'object' || value === null) return [];
  return isPicture(value) ? [value] : Object.values(value).flatMap(everyPicture);
}

function isPicture(value: object): value is PictureFile {
  return 'file' in value && 'dimensions' in value;
}

function plain(name: string): string {
  return withoutLookalikes(name.normalize('NFC'));
}

/** Says which name is wanted where no file has the one that was found. */
function wantedName(file: string, media: readonly string[]): string {
  const alike = media.find((name) => plain(name).toLowerCase() === plain(file).toLowerCase());
  if (alike) return `“${alike}”, which is how the file in ${inContent('media')} is spelt`;
  if (/[/\\]/.test(file)) return 'only the name of the file, without its folder';
  if (file.startsWith('.')) return 'a name that doesn’t begin with a dot, which hides the file';
  const guess =
    media.find((name) => name.replace(/\.[^.]*$/, '') === file) ?? guessName(file, [...media]);
  const list =
    media.length > LISTED
      ? `${media.slice(0, LISTED).join(', ')} and ${media.length - LISTED} more`
      : media.join(', ') || 'it is empty';
  const folder = inContent('media');
  return guess === undefined
    ? `the name of a file in ${folder} (${list})`
    : `“${guess}”, or the name of another file in ${folder} (${list})`;
}
