import type { Locale } from '../text/locale';
import { decimalsOf } from '../text/money';

/** Why a text is not taken as an amount. */
export type AmountError = 'empty' | 'format' | 'tooSmall' | 'tooLarge';

/** How amounts are written, and which are taken, in whole ones. */
export interface AmountRules extends Locale {
  least: number;
  most: number;
}

/** Thousands in threes, or as in India, with one sign between them, and another before the decimals. */
const GROUPED =
  /^(?<whole>[1-9]\d{0,2}(?<sign>[\s.,'’])(?:\d\d\k<sign>)*\d{3}(?:\k<sign>\d{3})*)(?:(?!\k<sign>)[.,](?<decimals>\d*))?$/;

/** 25 or 25.50, also with a comma before the decimals, and with nothing on one side of it. */
const PLAIN = /^(?<whole>\d*)(?:[.,](?<decimals>\d*))?$/;

/** One sign, and three digits after it: a thousand to some, and to others one. */
const EITHER = /^\d{1,3}([.,])\d{3}$/;

/**
 * Reads an amount as whole minor units, as people write it: with spaces, a currency sign, other digits. A
 * text that two people could read differently, where either reading is likely, is an error.
 */
export function readAmount(
  text: string,
  rules: AmountRules,
): { minorUnits: number } | { error: AmountError } {
  const typed = ascii(text).trim();
  if (typed === '') return { error: 'empty' };
  const { decimalSign, decimals, signs } = known.get(rules) ?? signsOf(rules);
  known.set(rules, { decimalSign, decimals, signs });
  const number = withoutSign(typed, signs);
  const [, sign] = EITHER.exec(number) ?? [];
  const isDecimal = sign === decimalSign;
  // Who means a thousand uses the other sign. Only three decimals can be what they look like.
  if (sign && isDecimal === decimals < 3) return { error: 'format' };
  const parts = (
    sign && isDecimal ? PLAIN.exec(number) : (GROUPED.exec(number) ?? PLAIN.exec(number))
  )?.groups;
  const { whole = '', decimals: part = '' } = parts ?? {};
  if (!/\d/.test(number) || !parts || part.length > decimals) return { error: 'format' };
  // Put together as digits: 19.99 × 100 is 1998.9999999999998 to a computer.
  const minorUnits = Number(whole.replace(/\D/g, '') + part.padEnd(decimals, '0'));
  if (minorUnits < rules.least * 10 ** decimals) return { error: 'tooSmall' };
  return minorUnits > rules.most * 10 ** decimals ? { error: 'tooLarge' } : { minorUnits };
}

/** Takes away what names the currency, before the number or behind it: $, US$, USD. */
function withoutSign(typed: string, signs: readonly string[]): string {
  const text = typed.toLowerCase();
  const before = signs.find((sign) => text.startsWith(sign))?.length;
  if (before !== undefined) return typed.slice(before).trim();
  const behind = signs.find((sign) => text.endsWith(sign))?.length;
  return behind === undefined ? typed : typed.slice(0, -behind).trim();
}

/** Worked out once for each form. */
const known = new WeakMap<Locale, ReturnType<typeof signsOf>>();

/** What stands before the decimals, how many those are, and what names the currency. */
function signsOf({ language, currency }: Locale) {
  const signs = (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) => {
    const style = { style: 'currency', currency, currencyDisplay } as const;
    const sign = partOf(new Intl.NumberFormat(language, style), 'currency') ?? currency;
    return [sign, currency.slice(0, 2) + sign];
  });
  return {
    decimalSign: partOf(new Intl.NumberFormat(language), 'decimal'),
    decimals: decimalsOf(currency),
    signs: [...signs, currency].map((sign) => sign.toLowerCase()),
  };
}

function partOf(format: Intl.NumberFormat, name: 'currency' | 'decimal'): string | undefined {
  const part = format.formatToParts(1.5).find(({ type }) => type === name);
  return part && ascii(part.value);
}

/** Full-width signs and the digits of all scripts as those of ASCII, and no letters without a look. */
function ascii(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\uff01-\uffe6]/g, (sign) => sign.normalize('NFKC'))
    .replace(/\p{Nd}/gu, valueOf)
    .replace(/\u066b/g, '.')
    .replace(/[\u060c\u066c]/g, ',');
}

/** The ten digits of a script follow each other (Unicode, general category Nd), and so do scripts in places. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let below = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - below - 1))) below += 1;
  return String(below % 10);
}
