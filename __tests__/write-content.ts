import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ProjectConfig } from 'jest';
import { loadContent } from '../lib/content';
import { contentFolder } from '../lib/content/folder';
import { SECOND } from './charities/charities';
import { fileOf } from './content-file';

/**
 * Reads and checks, once for all tests of pages, the words that they are about: each file of tests loads its modules
 * anew, and those that read content took longer than its tests.
 * @throws {ContentError} where a word can't be used.
 */
export default function writeContent(_all: unknown, { displayName }: ProjectConfig) {
  const folder = displayName?.name === 'second-pages' ? SECOND.content : contentFolder();
  const file = fileOf(folder);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(loadContent(folder)));
}
