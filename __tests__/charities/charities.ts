import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeEdges } from './edges';

/** Charities with other words, where the tests build them, and what else tells of theirs. */
export const charities = [
  { name: 'french', language: 'fr-FR', direction: 'ltr', locale: 'fr_FR', currency: 'EUR' },
  { name: 'arabic', language: 'ar-JO', direction: 'rtl', locale: 'ar_JO', currency: 'JOD' },
  { name: 'edges', language: 'en-GB', direction: 'ltr', locale: 'en_GB', currency: 'GBP' },
].map((charity) => ({
  ...charity,
  content: join('.cache', 'charities', charity.name),
  out: join('.cache', 'charities', `${charity.name}-out`),
}));

/** Writes the content of one of them into a folder, in place of what is there. */
export function writeCharity(name: string, folder: string) {
  rmSync(folder, { recursive: true, force: true });
  if (name === 'edges') writeEdges(folder);
  else cpSync(join('__tests__', 'charities', name), folder, { recursive: true });
}
