const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first letter or digit of a text as a reader counts them, with its accents; nothing where it has none. */
export function firstLetter(text: string): string {
  const signs = [...letters.segment(text.normalize('NFC'))].map(({ segment }) => segment);
  return signs.find((sign) => /[\p{L}\p{N}]/u.test(sign)) ?? '';
}
