import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';

/** Copies of the not-found page that hosts would answer with status 200; they look for 404.html. */
const NOT_FOUND_COPY = /^404\/|(^|\/)(_not-found|_none)(\/|$)/;

/** Payload files, which Next's router would fetch, and style sheets, which stand in the pages. */
const UNUSED = /(^|\/)(__next\.[^/]+|index|404|_not-found|_none)\.txt$|^_next\/.+\.css$/;

/** How Next begins what it writes where a page says that it isn't there. */
const NOT_THERE = /^<!DOCTYPE html><html id="__next_error__"/i;

/**
 * Removes what Next writes and no page asks for: copies of the not-found page, pages that say that they
 * aren't there, payload, style sheets. All at once, since there are eight for each page.
 */
export async function dropUnused(folder: string) {
  const unused = filesIn(folder).filter(
    (file) => NOT_FOUND_COPY.test(file) || UNUSED.test(file) || isNotThere(folder, file),
  );
  await Promise.all(unused.map((file) => rm(join(folder, file))));
}

function isNotThere(folder: string, file: string): boolean {
  if (!/\.(html|ics)$/.test(file)) return false;
  const text = readFileSync(join(folder, file), 'utf8');
  // Other files than pages are empty then.
  return text === '' || NOT_THERE.test(text);
}

/** Where files stand that are there for pages alone: those of Next, and the code of forms. */
const FOR_PAGES = /^(_next|code)\//;

/** Removes every file that is there for pages and that no file that stays has a path to, and folders that are empty. */
export function sweep(folder: string) {
  const files = filesIn(folder);
  let unsure = files.filter((file) => FOR_PAGES.test(file));
  let reading = files.filter((file) => !FOR_PAGES.test(file));
  while (reading.length > 0) {
    const text = reading
      .filter(isText)
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n');
    reading = unsure.filter((file) => text.includes(`/${basename(file)}`));
    unsure = unsure.filter((file) => !reading.includes(file));
  }
  for (const file of unsure) rmSync(join(folder, file));
  removeEmptyFolders(folder);
}

/** Paths of all files in a folder and below it, with forward slashes, in a fixed order. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.replaceAll(sep, '/'))
    .sort();
}

/** Whether a file can name others. */
function isText(file: string): boolean {
  return /\.(html|css|js|json|svg|xml)$/.test(file);
}

function removeEmptyFolders(folder: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmptyFolders(join(folder, entry.name));
  }
  if (existsSync(folder) && readdirSync(folder).length === 0) rmSync(folder, { recursive: true });
}
