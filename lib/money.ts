import { LOCALE } from './locale';

/** Writes whole US dollars as people read them: 1500 becomes $1,500. */
export function dollars(amount: number): string {
  return new Intl.NumberFormat(LOCALE, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  }).format(amount);
}
