/** Why a text is not taken as an amount. */
export type AmountError = 'empty' | 'format' | 'tooSmall' | 'tooLarge';

/** The least that is worth a payment's fee, in cents. */
const SMALLEST_GIFT = 100;

/** The largest gift that the form takes, in cents: beyond it, people talk first. */
export const LARGEST_GIFT = 10_000_000;

/** 25 or 25.50, also with a comma before the cents, and with nothing on one side of it. */
const PLAIN = /^(?<whole>\d*)(?:[.,](?<cents>\d{0,2}))?$/;

/** Thousands in threes, with one sign between them, and another before the cents. */
const GROUPED =
  /^(?<whole>[1-9]\d{0,2}(?<sign>[\s.,'’])\d{3}(?:\k<sign>\d{3})*)(?:(?!\k<sign>)[.,](?<cents>\d{0,2}))?$/;

/** What Americans take for one dollar, and others for a thousand. */
const AMBIGUOUS = /^\d{1,3}\.\d{3}$/;

/**
 * Reads an amount in dollars as whole cents, as people write it: with spaces, a currency sign, other
 * digits. A text that two people could read differently is an error.
 */
export function readAmount(text: string): { cents: number } | { error: AmountError } {
  const typed = ascii(text).trim();
  if (typed === '') return { error: 'empty' };
  const digits = typed.replace(/^(us)?\$|^usd|\$$|usd$/i, '').trim();
  const parts = (PLAIN.exec(digits) ?? GROUPED.exec(digits))?.groups;
  if (!parts || !/\d/.test(digits) || AMBIGUOUS.test(digits)) return { error: 'format' };
  // Put together as digits: 19.99 × 100 is 1998.9999999999998 to a computer.
  const cents = Number(parts.whole?.replace(/\D/g, '') + (parts.cents ?? '').padEnd(2, '0'));
  if (cents < SMALLEST_GIFT) return { error: 'tooSmall' };
  return cents > LARGEST_GIFT ? { error: 'tooLarge' } : { cents };
}

/** Full-width signs, Arabic and Persian digits as those of ASCII, and no letters without a look. */
function ascii(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/\u066b/g, '.')
    .replace(/\u066c/g, ',');
}
