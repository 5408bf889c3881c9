const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Vowels of Thai and Lao that are written before the letter that a word begins with. */
const VOWEL = /^[\u0e40-\u0e44\u0ec0-\u0ec4]$/;

/** The first letter or digit of a text as a reader counts them, with its accents; nothing where it has none. */
export function firstLetter(text: string): string {
  const signs = [...letters.segment(text.normalize('NFC'))].map(({ segment }) => segment);
  return signs.find((sign) => /[\p{L}\p{N}]/u.test(sign) && !VOWEL.test(sign)) ?? '';
}
