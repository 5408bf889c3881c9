import { z } from 'zod';
import { givingSchema } from '../schema/giving';
import { presets } from '../schema/pages/donation';
import type { Collections, Meanings } from './collections';
import { inContent } from './folder';
import type { Issue } from './issue';
import { locate } from './schema-issues';

const files = z.object({
  site: z.object({ site: z.object({ giving: givingSchema }) }),
  pages: z.object({
    donation: z.object({ form: z.object({ presets }) }),
  }),
});

/**
 * Finds links for monthly gifts that don't fit the amounts on the donation page: a button there
 * would lead nowhere, or a link would have no button.
 */
export function findMonthlyLinkIssues({ site }: Collections, meant: Meanings): Issue[] {
  const { data } = files.safeParse(meant);
  const giving = data?.site.site.giving;
  if (!giving || !('monthlyLinks' in giving) || !giving.monthlyLinks) return [];

  const amounts = data.pages.donation.form.presets;
  const linked = giving.monthlyLinks.map(({ amount }) => amount);
  const fit = amounts.length === linked.length && amounts.every((each) => linked.includes(each));
  if (fit) return [];
  const problem = `found links for ${linked.join(', ')}; wanted a link for each of the presets in ${inContent('pages/donation.yaml')} (${amounts.join(', ')}) and for no other amount, or no monthlyLinks at all`;
  return [locate(['site', 'giving', 'monthlyLinks'], problem, site)];
}
