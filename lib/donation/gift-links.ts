import type { Pages } from '../schema/pages';
import type { Giving } from '../schema/giving';
import { acceptsMonthly, handOver, type Gift } from './giving';
import { giftMail } from './gift-mail';

interface GiftLink {
  /** The amount in dollars, or none where its giver says it later. */
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
  form: Pick<Pages['donation']['form'], 'presets' | 'mail' | 'summary'>,
): GiftLink[] {
  const isOpen = frequency === 'once' || giving.provider !== 'stripe';
  const amounts = form.presets.filter(
    (amount) => frequency === 'once' || acceptsMonthly(giving, amount * 100),
  );
  return [...amounts, ...(isOpen ? [undefined] : [])].map((amount) => {
    const gift = { cents: amount && amount * 100, frequency };
    const url = giving.provider === 'email' ? giftMail(to, gift, form) : handOver(giving, gift);
    return { amount, url };
  });
}
