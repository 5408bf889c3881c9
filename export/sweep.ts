import { existsSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, join, sep } from 'node:path';

/** Copies of the not-found page that hosts would answer with status 200; they look for 404.html. */
const NOT_FOUND_COPY = /^404\/|(^|\/)_not-found(\/|$)/;

/** Payload files, which Next's router would fetch, and style sheets, which stand in the pages. */
const UNUSED = /(^|\/)(__next\.[^/]+|index|404|_not-found)\.txt$|^_next\/.+\.css$/;

/** Removes what Next writes and no page asks for: copies of the not-found page, payload, style sheets. */
export function dropUnused(folder: string) {
  for (const file of filesIn(folder)) {
    if (NOT_FOUND_COPY.test(file) || UNUSED.test(file)) rmSync(join(folder, file));
  }
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
