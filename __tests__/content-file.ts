import { basename, join } from 'node:path';

/** Where the checked words of a folder lie for the tests of pages. */
export const fileOf = (folder: string) => join('.cache', 'content', `${basename(folder)}.json`);
