/** From how many letters on a name is long: it is set smaller, so that four lines hold it. */
const LONG = 18;
const VERY_LONG = 32;

/** How many letters of a very long name stand in a line of the smallest screen, beside a button in one line. */
const LINE = 16.3;
const WIDE = /[\p{Lu}mw]/gu;

/** Signs that are about as wide as two letters. */
const DOUBLE = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/gu;

/** Words as browsers part them, also where no spaces do. */
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/**
 * How large a name is set, and whether it takes its room before the button beside it: a crowded one does. A word that
 * can't be broken counts twice.
 */
export function nameSize(name: string): 'short' | 'long' | 'very-long' | 'crowded' {
  const longest = Math.max(...piecesOf(name).map(lettersOf));
  const letters = Math.max(lettersOf(name), 2 * longest);
  if (letters > VERY_LONG) return hasLongWord(name) || linesOf(name) > 4 ? 'crowded' : 'very-long';
  return letters > LONG ? 'long' : 'short';
}

/** Whether a word is longer than a line of the smallest screen, so that it has to be parted: that of the header, or another. */
export function hasLongWord(words: string, line = LINE): boolean {
  return piecesOf(words).some((piece) => widthOf(piece) > line);
}

/** How many lines words take that are no longer than one. */
function linesOf(name: string): number {
  let lines = 1;
  let filled = 0;
  for (const piece of piecesOf(name)) {
    if (filled + widthOf(piece) > LINE && piece.trim() !== '') {
      lines += 1;
      filled = 0;
    }
    filled += widthOf(piece);
  }
  return lines;
}

function piecesOf(name: string): string[] {
  return [...segmenter.segment(name)].map(({ segment }) => segment);
}

/** How many letters a text is wide; marks stand above or below them. */
function lettersOf(text: string): number {
  return text.replace(/\p{M}/gu, '').length + (text.match(DOUBLE)?.length ?? 0);
}

function widthOf(text: string): number {
  return lettersOf(text) + 0.4 * (text.match(WIDE)?.length ?? 0);
}
