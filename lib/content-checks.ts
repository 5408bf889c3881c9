import { locate } from './content-faults';
import type { ContentTree, Entry } from './content-tree';
import { shown, type Fault } from './faults';
import type { FieldPath } from './yaml-file';

/** Finds pictures that content names and the media folder doesn't hold, letter for letter. */
export function findMediaFaults(
  tree: ContentTree,
  media: readonly string[],
  entries: readonly Entry[],
): Fault[] {
  return picturesIn(tree, []).flatMap(({ path, file }) => {
    if (media.includes(file)) return [];
    const twin = media.find((name) => name.toLowerCase() === file.toLowerCase());
    const wanted = twin
      ? `“${twin}”, which is how the file in content/media is spelt (servers tell capitals from small letters)`
      : 'the name of a file in content/media';
    return [locate(path, `found ${shown(file)}; wanted ${wanted}`, entries)];
  });
}

function picturesIn(tree: unknown, path: FieldPath): { path: FieldPath; file: string }[] {
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) => {
    const here = [...path, Array.isArray(tree) ? Number(key) : key];
    if (key === 'picture' && typeof value === 'object' && value !== null && 'file' in value) {
      if (typeof value.file === 'string' && value.file !== '') {
        return [{ path: [...here, 'file'], file: value.file }];
      }
    }
    return picturesIn(value, here);
  });
}

/** Finds an event that was copied and not edited, and a second featured event. */
export function findTwinFaults(tree: ContentTree, entries: readonly Entry[]): Fault[] {
  const first = new Map<string, string>();
  return Object.entries(tree.events).flatMap(([slug, event]) => {
    if (typeof event !== 'object' || event === null) return [];
    const path = ['events', slug];
    const { title, date, featured }: Record<string, unknown> = { ...event };
    const faults: Fault[] = [];
    const claim = (key: string, field: string, wanted: string) => {
      const other = first.get(key);
      if (other === undefined) first.set(key, slug);
      else {
        const problem = `found the same as in content/events/${other}.yaml; wanted ${wanted}`;
        faults.push(locate([...path, field], problem, entries));
      }
    };
    if (title && date) {
      claim(JSON.stringify([title, date]), 'title', 'another title or another day');
    }
    if (featured === 'yes') claim('featured', 'featured', 'one featured event at the most');
    return faults;
  });
}
