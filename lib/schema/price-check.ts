import type { z } from 'zod';
import type { Locale } from '../text/locale';

/** Says of a cost that there is none: at its beginning, or in as many words. */
const FREE =
  /^\W*((admission|entry|entrance|tickets?|seats?|it|this|always)('s|’s| is| are)?\s)?free\b(?! of)|^\W*free of charge|\bfree (admission|entry)\b|\bno (charge|cost|fee)\b|^\W*nothing\b/i;

/** Says that people may give as they like, also nothing. */
const OPEN =
  /\bfree\b|\bpay what\b|\bwhat you can\b|\bdonations?\b|\bnothing\b|\bno (charge|cost|fee)\b|\boptional\b/i;

interface Costs {
  price?: number | undefined;
  cost?: string | undefined;
}

/**
 * Finds a price, which search engines read, that is plainly another than what `cost` says to people. It knows
 * the words of English alone, and leaves other languages be.
 */
export function priceCheck({ language, currency }: Locale) {
  const isEnglish = new Intl.Locale(language).language === 'en';
  return ({ price, cost }: Costs, { addIssue }: z.core.$RefinementCtx): void => {
    if (!isEnglish || price === undefined || cost === undefined) return;
    const wanted = wantedPrice(price, cost, amountsIn(cost, currency));
    if (wanted) addIssue({ code: 'custom', path: ['price'], message: wanted });
  };
}

function wantedPrice(price: number, cost: string, amounts: number[]): string | undefined {
  if (price === 0) {
    if (amounts.every((amount) => amount === 0) || OPEN.test(cost)) return undefined;
    return `what cost says (“${cost}”), or “free” in cost`;
  }
  const isNamed = amounts.some((amount) => Math.abs(amount - price) < 1);
  if (isNamed || (amounts.length === 0 && !FREE.test(cost))) return undefined;
  return `what cost says (“${cost}”), or ${price} in cost`;
}

/** The amounts of a currency in a text; a number alone may count anything. */
function amountsIn(text: string, currency: string): number[] {
  const sign = symbolOf(currency, 'narrowSymbol').replace(/[$.]/g, '\\$&');
  const number = String.raw`(\d[\d,]*(?:\.\d+)?)`;
  const name = symbolOf(currency, 'name').replace(/.* |s$/g, '');
  const pattern = new RegExp(
    `(?:${sign}|\\b${currency}) ?${number}|${number} ?(?:${sign}|(?:${name}s?|${currency})\\b)`,
    'gi',
  );
  return [...text.matchAll(pattern)].map(([, after, before]) =>
    Number((after ?? before ?? '').replaceAll(',', '')),
  );
}

function symbolOf(currency: string, currencyDisplay: 'narrowSymbol' | 'name'): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay });
  return format.formatToParts(1).find(({ type }) => type === 'currency')?.value ?? currency;
}
