import { LOCALE } from './locale';

/** Writes whole US dollars as people read them: 1500 becomes $1,500. */
export function dollars(amount: number): string {
  return written(amount, 0);
}

/** Writes cents as people read them: 5000 becomes $50, and 1250 becomes $12.50. */
export function money(cents: number): string {
  return written(cents / 100, cents % 100 === 0 ? 0 : 2);
}

function written(amount: number, decimals: number): string {
  return new Intl.NumberFormat(LOCALE, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(amount);
}
