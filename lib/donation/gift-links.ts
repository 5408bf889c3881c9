import type { Giving } from '../schema/giving';
import type { Pages } from '../schema/pages';
import type { Locale } from '../text/locale';
import { toMinorUnits } from '../text/money';
import { giftMail } from './gift-mail';
import { acceptsMonthly, handOver, type Gift } from './giving';

interface GiftLink {
  /** The amount in whole ones, or none where its giver says it later. */
  amount?: number;
  url: string;
}

/**
 * Links that each say one amount and how often, and one that leaves the amount open: all that can be
 * given so, and nothing that would arrive as something else.
 */
export function giftLinks(
  giving: Exclude<Giving, { provider: 'link' }>,
  frequency: Gift['frequency'],
  to: string,
  { presets, mail }: Pick<Pages['donation']['form'], 'presets' | 'mail'>,
  locale: Locale,
): GiftLink[] {
  const { currency } = locale;
  const arrives = (amount?: number) =>
    frequency === 'once' ||
    acceptsMonthly(giving, currency, amount && toMinorUnits(amount, currency));
  return [...presets, undefined].filter(arrives).map((amount) => {
    const gift = { minorUnits: amount && toMinorUnits(amount, currency), frequency };
    const url =
      giving.provider === 'email'
        ? giftMail(to, gift, mail, locale)
        : handOver(giving, gift, currency);
    return { amount, url };
  });
}
