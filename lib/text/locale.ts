/** How a site writes: the language of its words (BCP 47), and the currency of its amounts (ISO 4217). */
export interface Locale {
  language: string;
  currency: string;
}

/** Whether words run from left to right, or from right to left. */
export type Direction = 'ltr' | 'rtl';

/** Scripts that run from right to left (ISO 15924). */
const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];

/** What stands between the parts of a list of a script, where it isn't “, ”. */
const COMMAS: Record<string, string> = { Arab: '، ', Hans: '、', Hant: '、', Jpan: '、' };

/** The direction in which a language is read, as the `dir` attribute says it. */
export function directionOf(language: string): Direction {
  return RIGHT_TO_LEFT.includes(scriptOf(language)) ? 'rtl' : 'ltr';
}

/** A number with spaces or brackets, as it stands in a language: they would change places from right to left. */
export function isolated(number: string, language: string): string {
  return directionOf(language) === 'rtl' ? `\u2066${number}\u2069` : number;
}

/** Parts in a row, with the comma of a language between those that there are: 100 Example Avenue, Pueblo. */
export function inRow(parts: readonly (string | undefined)[], language: string): string {
  return parts.filter((part) => part !== undefined).join(COMMAS[scriptOf(language)] ?? ', ');
}

/** The script that a language is written in (ISO 15924), such as Latn. */
export function scriptOf(language: string): string {
  return new Intl.Locale(language).maximize().script ?? '';
}
