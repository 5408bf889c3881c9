import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeEdges } from './edges';
import { writeSecond } from './second';

/** Where the words of a charity stand in a test, and where the site is that was built from them. */
export const placesOf = (name: string) => ({
  content: join('.cache', 'charities', name),
  out: join('.cache', 'charities', `${name}-out`),
});

/** Charities of other languages and sizes, and what else tells of theirs. */
export const charities = [
  { name: 'french', language: 'fr-FR', direction: 'ltr', locale: 'fr_FR', currency: 'EUR' },
  { name: 'arabic', language: 'ar-JO', direction: 'rtl', locale: 'ar_JO', currency: 'JOD' },
  { name: 'edges', language: 'en-GB', direction: 'ltr', locale: 'en_GB', currency: 'GBP' },
].map((charity) => ({ ...charity, ...placesOf(charity.name) }));

/** The charity that differs from the example in every setting, over which most tests run a second time. */
export const SECOND = placesOf('second');

/** The names of all that are built beside the example. */
export const names = ['second', ...charities.map(({ name }) => name)];

/** Writes the content of a charity into a folder, in place of what is there. */
export async function writeCharity(name: string, folder: string) {
  rmSync(folder, { recursive: true, force: true });
  if (name === 'edges') writeEdges(folder);
  else if (name === 'second') await writeSecond(folder);
  else cpSync(join('__tests__', 'charities', name), folder, { recursive: true });
}
