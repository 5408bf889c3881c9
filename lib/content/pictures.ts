import { join } from 'node:path';
import { z } from 'zod';
import { withoutLookalikes } from '../lookalikes';
import { guessName, locate } from './schema-issues';
import { visibleNames, type Entry } from './tree';
import { shownExactly, type Issue } from './issue';
import { mapTree } from './map-tree';
import { measurePictures } from './measure-pictures';
import type { Dimensions, Picture } from '../pictures';
import type { FieldPath } from './yaml-file';

/** A picture as content names it; anything else in its group is the schema's to judge. */
const named = z.looseObject({ file: z.string().min(1) });
/** How many files of the folder a message lists. */
const LISTED = 8;

const measured = named.extend({ alt: z.string(), dimensions: z.custom<Dimensions>() });

/** A picture's file as it is spelt in the folder, and its dimensions. */
type Found = Pick<Picture, 'file' | 'dimensions'>;

/**
 * Finds and measures the pictures that a tree of content names. A file must be in the media folder
 * under that name letter for letter, since servers tell capitals from small letters; only the ways to
 * write é, which a Mac does with two signs, and a space count as one.
 */
export function checkPictures(tree: unknown, folder: string, entries: readonly Entry[]) {
  const media = visibleNames(folder);
  const names = namesIn(tree, []);
  const spelt = new Map(
    names.map(({ file }) => [
      file,
      media.find((name) => name === file) ?? media.find((name) => plain(name) === plain(file)),
    ]),
  );
  const there = [...new Set(spelt.values())].flatMap((name) => (name ? [name] : []));
  const measured = measurePictures(there.map((name) => join(folder, name)));
  const found = new Map<string, Found>();
  const issues: Issue[] = [];
  for (const { path, file } of names) {
    const issue = (problem: string) =>
      issues.push(locate(path, `found ${shownExactly(file)}${problem}`, entries));
    const name = spelt.get(file);
    const dimensions = name === undefined ? undefined : measured.get(join(folder, name));
    if (name === undefined || dimensions === undefined) issue(`; wanted ${wantedName(file, media)}`);
    else if ('wanted' in dimensions) issue(`, ${dimensions.found}; wanted ${dimensions.wanted}`);
    else found.set(file, { file: name, dimensions });
  }
  return { found, issues };
}

function plain(name: string): string {
  return withoutLookalikes(name.normalize('NFC'));
}

/** Says which name is wanted where no file has the one that was found. */
function wantedName(file: string, media: readonly string[]): string {
  const twin = media.find((name) => plain(name).toLowerCase() === plain(file).toLowerCase());
  if (twin) return `“${twin}”, which is how the file in content/media is spelt`;
  if (/[/\\]/.test(file)) return 'only the name of the file, without its folder';
  if (file.startsWith('.')) return 'a name that doesn’t begin with a dot, which hides the file';
  const guess =
    media.find((name) => name.replace(/\.[^.]*$/, '') === file) ?? guessName(file, [...media]);
  const list =
    media.length > LISTED
      ? `${media.slice(0, LISTED).join(', ')} and ${media.length - LISTED} more`
      : media.join(', ') || 'it is empty';
  return guess === undefined
    ? `the name of a file in content/media (${list})`
    : `“${guess}”, or the name of another file in content/media (${list})`;
}

/** Gives every picture of a checked tree its dimensions, and its file's name as the folder has it. */
export function withMeasures<Tree>(tree: Tree, found: ReadonlyMap<string, Found>): Tree {
  return mapTree(tree, (value) => {
    const picture = measured.safeParse(value);
    return picture.success ? { ...picture.data, ...found.get(picture.data.file) } : value;
  });
}

/** All pictures of checked content. */
export function picturesIn(content: unknown): Picture[] {
  const pictures: Picture[] = [];
  mapTree(content, (value) => {
    const picture = measured.safeParse(value);
    if (picture.success) pictures.push(picture.data);
    return value;
  });
  return pictures;
}

function namesIn(tree: unknown, path: FieldPath): { path: FieldPath; file: string }[] {
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) => {
    const here = [...path, Array.isArray(tree) ? Number(key) : key];
    const picture = named.safeParse(value);
    return key === 'picture' && picture.success
      ? [{ path: [...here, 'file'], file: picture.data.file }]
      : namesIn(value, here);
  });
}
