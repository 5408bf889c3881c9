import { getDocumentProxy } from 'unpdf';

/** A run of letters, and where it stands on its sheet. */
interface Run {
  text: string;
  left: number;
  right: number;
  bottom: number;
}

/** One side of paper, as a reader of PDF files finds it. */
export interface Sheet {
  width: number;
  height: number;
  text: string;
  runs: Run[];
}

/** The sheets of a printed page. */
export async function sheetsOf(print: Uint8Array): Promise<Sheet[]> {
  const pdf = await getDocumentProxy(new Uint8Array(print));
  const numbers = Array.from({ length: pdf.numPages }, (_, i) => i + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const sheet = await pdf.getPage(number);
      const { width, height } = sheet.getViewport({ scale: 1 });
      const { items } = await sheet.getTextContent();
      const letters = items.flatMap((item) => ('str' in item ? [item] : []));
      return {
        width,
        height,
        text: plain(letters.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join('')),
        runs: letters
          .filter(({ str }) => str.trim() !== '')
          .map(({ str, width: length, transform: [, , , , left, bottom] }) => ({
            text: str,
            left,
            right: left + length,
            bottom,
          })),
      };
    }),
  );
}

/** The lowest line on a sheet. */
function lastLine({ runs }: Sheet): string {
  const bottom = Math.min(...runs.map((run) => run.bottom));
  return plain(
    runs
      .filter((run) => run.bottom - bottom < 1)
      .map(({ text }) => text)
      .join(' '),
  );
}

/** What runs over the edge of a sheet. */
export function outside({ width, height, runs }: Sheet): string[] {
  return runs
    .filter(({ left, right, bottom }) => left < 0 || right > width || bottom < 0 || bottom > height)
    .map(({ text }) => text);
}

/** Words with one space between them, however they were broken into lines. */
export function plain(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim();
}

/** The letters of a text, since not every engine prints what parts words. */
export const lettersOf = (text: string) => plain(text).replaceAll(' ', '');

/** What Firefox's print has for a form of a letter, or of some beside each other, that the display face chooses. */
const NAMELESS = '\uFFFD';

/** Whether a text has these words in it, wherever the lines of either were broken. */
export function holds(text: string, words: string): boolean {
  const sought = lettersOf(words).match(/ff[ilt]?|f[ilt]|./gu) ?? [];
  const forms = sought.map((letters) => {
    const each = letters.replace(
      /./gu,
      (letter) => `[${letter.replace(/[\\\]^-]/, '\\$&')}${NAMELESS}]`,
    );
    return `(?:${each}|${NAMELESS})`;
  });
  return new RegExp(forms.join(''), 'u').test(lettersOf(text));
}

/** Whether the lowest line on a sheet is the last one of these words. */
export function endsIn(sheet: Sheet, words: string): boolean {
  const last = lettersOf(lastLine(sheet));
  const end = lettersOf(words).slice(-last.length);
  return end.length === last.length && holds(last, end);
}
