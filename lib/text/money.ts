import type { Locale } from './locale';

/** How many decimals the amounts of a currency have: 2 for USD, none for JPY, 3 for KWD. */
export function decimalsOf(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** A whole amount in minor units of its currency, such as cents: 25 dollars are 2500. */
export function toMinorUnits(amount: number, currency: string): number {
  return amount * 10 ** decimalsOf(currency);
}

/** Writes a whole amount as people read it: 1500 becomes $1,500. */
export function wholeMoney(amount: number, locale: Locale): string {
  return written(amount, 0, locale);
}

/** Writes minor units, such as cents, as people read them: 5000 becomes $50, and 1250 becomes $12.50. */
export function money(minorUnits: number, locale: Locale): string {
  const decimals = decimalsOf(locale.currency);
  const amount = minorUnits / 10 ** decimals;
  return written(amount, Number.isInteger(amount) ? 0 : decimals, locale);
}

function written(amount: number, decimals: number, { language, currency }: Locale): string {
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(amount);
}
