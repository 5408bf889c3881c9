/** Why a text is not taken as an amount. */
export type AmountError = 'empty' | 'format' | 'tooSmall' | 'tooLarge';

/** The largest gift that the form takes, in cents: beyond it, people talk first. */
export const LARGEST_GIFT = 10_000_000;

/**
 * Dollars as Americans type them. Where a comma or a dot could mean something else to the person
 * who typed it ("1.000", "40,23", "0,500"), nothing is guessed.
 */
const AMOUNT = /^\$?\s*(\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d{1,2}))?$/;

/** Reads an amount in dollars as whole cents; a text that has not one clear meaning is an error. */
export function readAmount(text: string): { cents: number } | { error: AmountError } {
  const typed = text.trim();
  if (typed === '') return { error: 'empty' };
  const match = AMOUNT.exec(typed);
  if (!match) return { error: 'format' };
  const [, whole = '', fraction = ''] = match;
  // Put together as digits: 19.99 × 100 is 1998.9999999999998 to a computer.
  const cents = Number(whole.replace(/,/g, '') + fraction.padEnd(2, '0'));
  if (cents === 0) return { error: 'tooSmall' };
  return cents > LARGEST_GIFT ? { error: 'tooLarge' } : { cents };
}
