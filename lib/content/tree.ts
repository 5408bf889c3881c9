import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Issue } from './issue';
import { readYamlFile, type FieldPath, type YamlFile } from './yaml-file';

/** A content file, and its place in the tree, such as `['events', 'food-drive']`. */
export interface Entry {
  file: string;
  path: FieldPath;
  /** Missing where the file could not be read; it has its issue already. */
  lineOf?: YamlFile['lineOf'];
}

/** Everything that stands in the content folder, as it was typed and not checked yet. */
export interface ContentTree {
  site?: unknown;
  pages: Record<string, unknown>;
  events: Record<string, unknown>;
  programs: Record<string, unknown>;
}

const FOLDERS = ['pages', 'events', 'programs'] as const;
const NAMES = ['site.yaml', ...FOLDERS, 'media'];
const FILE_NAME = /^[a-z0-9]+(-[a-z0-9]+)*\.ya?ml$/;
const WANTED_NAME =
  'small letters, digits and single hyphens, then .yaml, such as summer-picnic.yaml';

/** Reads all content files below a folder; what can't be read or has no place becomes an issue. */
export function readContentTree(root: string) {
  const tree: ContentTree = { pages: {}, events: {}, programs: {} };
  const entries: Entry[] = [];
  const issues: Issue[] = [];

  const read = (name: string, path: FieldPath): unknown => {
    const file = `content/${name}`;
    const result = isFile(join(root, name))
      ? readYamlFile(join(root, name), file)
      : { file, problem: 'is no file that can be read; wanted a text file' };
    if ('problem' in result) {
      issues.push(result);
      entries.push({ file, path });
      return undefined;
    }
    entries.push({ file, path, lineOf: result.lineOf });
    return result.data;
  };

  for (const name of visibleNames(root)) {
    if (name === 'site.yaml') tree.site = read(name, ['site']);
    else if (!NAMES.includes(name)) {
      const problem = `has no place here; wanted only ${NAMES.join(', ')}`;
      issues.push({ file: `content/${name}`, problem });
    } else if (isFile(join(root, name))) {
      issues.push({ file: `content/${name}`, problem: 'is a file; wanted a folder' });
    }
  }
  for (const folder of FOLDERS) {
    for (const name of visibleNames(join(root, folder))) {
      const file = `content/${folder}/${name}`;
      const slug = name.replace(/\.ya?ml$/, '');
      if (!FILE_NAME.test(name)) {
        issues.push({ file, problem: `found this name; wanted ${WANTED_NAME}` });
      } else if (Object.hasOwn(tree[folder], slug)) {
        issues.push({ file, problem: `found a second file named ${slug}; wanted one of the two` });
      } else {
        tree[folder][slug] = read(`${folder}/${name}`, [folder, slug]);
      }
    }
  }
  return { tree, entries, issues };
}

/** Names in a folder in a fixed order, without those that systems hide; none if there is no folder. */
export function visibleNames(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .sort();
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    // A link that leads nowhere, or in a circle.
    return false;
  }
}
