import { join } from 'node:path';
import { z } from 'zod';
import { locate } from './issues';
import { visibleNames, type Entry } from './tree';
import { shown, type Fault } from './fault';
import { mapTree } from './map-tree';
import { measurePicture } from './measure-picture';
import type { Measures, Picture } from '../pictures';
import type { FieldPath } from './yaml-file';

/** A picture as content names it; anything else in its group is the schema's to judge. */
const named = z.looseObject({ file: z.string().min(1) });
const measured = named.extend({ alt: z.string(), measures: z.custom<Measures>() });

/**
 * Measures the pictures that a tree of content names. A file must be in the media folder under
 * that name letter for letter, since servers tell capitals from small letters.
 */
export function checkPictures(tree: unknown, folder: string, entries: readonly Entry[]) {
  const media = visibleNames(folder);
  const measures = new Map<string, Measures>();
  const faults: Fault[] = [];
  for (const { path, file } of namesIn(tree, [])) {
    const fault = (wanted: string) =>
      faults.push(locate(path, `found ${shown(file)}; wanted ${wanted}`, entries));
    const twin = media.find((name) => name.toLowerCase() === file.toLowerCase());
    if (media.includes(file)) {
      try {
        measures.set(file, measurePicture(join(folder, file)));
      } catch {
        fault('a picture saved as JPEG, PNG, WebP or AVIF (not HEIC, which phones of Apple save)');
      }
    } else if (twin) {
      fault(`“${twin}”, which is how the file in content/media is spelt`);
    } else if (file.includes('/')) {
      fault('only the name of the file, without its folder');
    } else {
      fault('the name of a file in content/media');
    }
  }
  return { measures, faults };
}

/** Gives every picture of a checked tree its measures. */
export function withMeasures<Tree>(tree: Tree, measures: ReadonlyMap<string, Measures>): Tree {
  return mapTree(tree, (value) => {
    const picture = measured.safeParse(value);
    return picture.success
      ? { ...picture.data, measures: measures.get(picture.data.file) ?? picture.data.measures }
      : value;
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
