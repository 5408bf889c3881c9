import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inContent } from './folder';
import type { Issue } from './issue';
import { readYamlFile, type YamlFile } from './yaml-file';

/** Files that one schema checks, by their names without the ending. */
export interface Collection {
  /** As the editor knows it, such as `content/events`. */
  folder: string;
  /** Nothing where a file can't be read; it has its issue already. */
  files: Map<string, YamlFile | undefined>;
}

/** Every collection; `more` holds the pages that a charity makes up itself. */
const COLLECTIONS = ['site', 'pages', 'more', 'events', 'programs'] as const;

type CollectionId = (typeof COLLECTIONS)[number];

/** Something of each collection of a content folder; that of the site has one file. */
type OfEach<Value> = Record<CollectionId, Value>;

export type Collections = OfEach<Collection>;

/** The fields of each collection's files, filled in, by the names of the files. */
export type Resolved = OfEach<Record<string, unknown>>;

const NAMES = ['site.yaml', 'pages', 'events', 'programs', 'media', 'files'];

/** Where the pages stand that a charity makes up itself. */
const MORE = 'pages/more';
const FILE_NAME = /^[a-z0-9]+(-[a-z0-9]+)*\.ya?ml$/;
const WANTED_NAME =
  'small letters, digits and single hyphens, then .yaml, such as summer-picnic.yaml';

/** Reads all content files below a folder; what can't be read or has no place becomes an issue. */
export function readCollections(root: string): { collections: Collections; issues: Issue[] } {
  const issues: Issue[] = [];

  const read = (path: string, file: string): YamlFile | undefined => {
    const result = isFile(path)
      ? readYamlFile(path, file)
      : { file, problem: 'is no file that can be read; wanted a text file' };
    if (!('problem' in result)) return result;
    issues.push(result);
    return undefined;
  };

  const collect = (folder: string, names = visibleNames(join(root, folder))): Collection => {
    const files: Collection['files'] = new Map();
    for (const name of names) {
      const file = inContent(folder, name);
      const slug = name.replace(/\.ya?ml$/, '');
      if (!FILE_NAME.test(name)) {
        issues.push({ file, problem: `found this name; wanted ${WANTED_NAME}` });
      } else if (files.has(slug)) {
        issues.push({ file, problem: `found a second file named ${slug}; wanted one of the two` });
      } else files.set(slug, read(join(root, folder, name), file));
    }
    return { folder: inContent(folder), files };
  };

  for (const name of visibleNames(root)) {
    const file = inContent(name);
    if (!NAMES.includes(name)) {
      issues.push({ file, problem: `has no place here; wanted only ${NAMES.join(', ')}` });
    } else if (name !== 'site.yaml' && isFile(join(root, name))) {
      issues.push({ file, problem: 'is a file; wanted a folder' });
    }
  }
  const site = visibleNames(root).filter((name) => name === 'site.yaml');
  const pages = visibleNames(join(root, 'pages')).filter((name) => name !== basename(MORE));
  return {
    collections: {
      site: collect('', site),
      pages: collect('pages', pages),
      more: collect(MORE),
      events: collect('events'),
      programs: collect('programs'),
    },
    issues,
  };
}

/** All collections, each with its id. */
export function eachCollection(collections: Collections) {
  return COLLECTIONS.map((id) => [id, collections[id]] as const);
}

/** Reads something out of each file of a collection that can be read. */
export function eachOf({ files }: Collection, valueOf: (file: YamlFile) => unknown) {
  return Object.fromEntries([...files].map(([name, file]) => [name, file && valueOf(file)]));
}

/** Names in a folder in a fixed order, without those that systems hide; none if there is no folder. */
export function visibleNames(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .sort();
}

/** Whether something is a file that is there, or leads to one. */
export function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    // A link that leads nowhere, or in a circle.
    return false;
  }
}
