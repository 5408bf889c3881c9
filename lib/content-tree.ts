import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './faults';
import { readYamlFile, type FieldPath, type YamlFile } from './yaml-file';

/** A content file that could be read, and its place in the tree, such as `['events', 'food-drive']`. */
export interface Entry extends YamlFile {
  file: string;
  path: FieldPath;
}

/** Everything that stands in the content folder, as it was typed and not checked yet. */
export interface ContentTree {
  site?: unknown;
  pages: Record<string, unknown>;
  events: Record<string, unknown>;
  programs: Record<string, unknown>;
}

const FOLDERS = ['pages', 'events', 'programs'] as const;
const FILE_NAME = /^[a-z0-9]+(-[a-z0-9]+)*\.ya?ml$/;

/** Reads all content files below a folder; files that can't be read become faults. */
export function readContentTree(root: string) {
  const tree: ContentTree = { pages: {}, events: {}, programs: {} };
  const entries: Entry[] = [];
  const faults: Fault[] = [];

  const read = (name: string, path: FieldPath): unknown => {
    const file = `content/${name}`;
    const result = readYamlFile(join(root, name), file);
    if ('problem' in result) {
      faults.push(result);
      return undefined;
    }
    entries.push({ ...result, file, path });
    return result.data;
  };

  if (existsSync(join(root, 'site.yaml'))) tree.site = read('site.yaml', ['site']);
  for (const folder of FOLDERS) {
    for (const name of visibleFiles(join(root, folder))) {
      const file = `content/${folder}/${name}`;
      const slug = name.replace(/\.ya?ml$/, '');
      if (!FILE_NAME.test(name)) {
        faults.push({ file, problem: `found this name; wanted ${WANTED_NAME}` });
      } else if (slug in tree[folder]) {
        faults.push({ file, problem: `found a second file named ${slug}; wanted one of the two` });
      } else {
        tree[folder][slug] = read(`${folder}/${name}`, [folder, slug]);
      }
    }
  }
  return { tree, entries, faults };
}

const WANTED_NAME =
  'small letters, digits and single hyphens, then .yaml, such as summer-picnic.yaml';

/** Names in a folder in a fixed order, without those that systems hide; none if there is no folder. */
export function visibleFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .sort();
}
