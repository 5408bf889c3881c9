/** From how many letters on a name is long: it is set smaller, so that its lines fit into the bar. */
const LONG = 18;
const VERY_LONG = 32;

/** How many letters of a very long name stand in a line of the smallest screen, beside a button in one line. */
const LINE = 16.3;
/** Those of a long name, in its larger letters. */
const LARGE_LINE = 14.1;
/** Those of a crowded name, in its smaller letters. */
const SMALL_LINE = 17.6;
const WIDE = /[\p{Lu}mw]/gu;

/** Signs that are about as wide as two letters. */
const DOUBLE = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/gu;

/** Words as browsers part them, also where no spaces do. */
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/**
 * How large a name is set so that the button beside it keeps one line; a name is overfull that must take its room from
 * the button. A word that can't be broken counts twice.
 */
export function nameSize(name: string): 'short' | 'long' | 'very-long' | 'crowded' | 'overfull' {
  const longest = Math.max(...piecesOf(name).map(lettersOf));
  const letters = Math.max(lettersOf(name), 2 * longest);
  if (letters <= LONG) return 'short';
  if (letters <= VERY_LONG && !hasLongWord(name, LARGE_LINE)) return 'long';
  if (hasLongWord(name)) return 'overfull';
  if (linesOf(name, LINE) <= 4) return 'very-long';
  return linesOf(name, SMALL_LINE) <= 5 ? 'crowded' : 'overfull';
}

/** Whether a word is longer than a line of the smallest screen, so that it has to be parted: that of the header, or another. */
export function hasLongWord(words: string, line = LINE): boolean {
  return piecesOf(words).some((piece) => widthOf(piece) > line);
}

/** How many lines words take that are no longer than one. */
function linesOf(name: string, line: number): number {
  let lines = 1;
  let filled = 0;
  for (const piece of piecesOf(name)) {
    if (filled + widthOf(piece) > line && piece.trim() !== '') {
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
