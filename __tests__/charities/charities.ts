import { join } from 'node:path';

/** Charities in other languages, whose content lies beside this file, and what else tells of theirs. */
export const charities = [
  { name: 'french', language: 'fr-FR', direction: 'ltr', locale: 'fr_FR', currency: 'EUR' },
  { name: 'arabic', language: 'ar-JO', direction: 'rtl', locale: 'ar_JO', currency: 'JOD' },
].map((charity) => ({
  ...charity,
  content: join('__tests__', 'charities', charity.name),
  out: join('.cache', 'charities', charity.name),
}));
