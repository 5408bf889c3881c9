import { join } from 'node:path';

/** Charities with other words, and what else tells of theirs. */
export const charities = [
  { name: 'french', language: 'fr-FR', direction: 'ltr', locale: 'fr_FR', currency: 'EUR' },
  { name: 'arabic', language: 'ar-JO', direction: 'rtl', locale: 'ar_JO', currency: 'JOD' },
  { name: 'edges', language: 'en-GB', direction: 'ltr', locale: 'en_GB', currency: 'GBP' },
].map((charity) => ({
  ...charity,
  // Their content lies beside this file; that of the last is written by `edges.ts`.
  content: join(charity.name === 'edges' ? '.cache' : '__tests__', 'charities', charity.name),
  out: join('.cache', 'charities', `${charity.name}-out`),
}));
