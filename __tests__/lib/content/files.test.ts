import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyFiles, readFiles } from '@/lib/content/files';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('copies files to where they are published, and takes old ones away', () => {
  const [from, to] = [join(folder, 'from'), join(folder, 'to')];
  for (const path of [from, to]) mkdirSync(path);
  writeFileSync(join(to, 'old.pdf'), '');
  writeFileSync(join(from, 'new.pdf'), '%PDF-1.4');
  copyFiles(readFiles(from).files, from, to);
  expect(readdirSync(to)).toEqual(['new.pdf']);
  expect(readFileSync(join(to, 'new.pdf'), 'utf8')).toBe('%PDF-1.4');
});

test('leaves no folder where there is nothing to download', () => {
  copyFiles(readFiles(join(folder, 'none')).files, folder, join(folder, 'to'));
  expect(readdirSync(folder)).toEqual([]);
});
