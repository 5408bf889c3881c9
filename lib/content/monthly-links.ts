import { z } from 'zod';
import { givingSchema } from '../schema/giving';
import { pagesSchema } from '../schema/pages';
import type { Issue } from './issue';
import { locate } from './schema-issues';
import type { ContentTree, Entry } from './tree';

const site = z.object({ giving: givingSchema });
const { presets } = pagesSchema.shape.donation.shape.form.shape;
const page = z.object({ form: z.object({ presets }) });

/**
 * Finds links for monthly gifts that don't fit the amounts on the donation page: a button there
 * would lead nowhere, or a link would have no button.
 */
export function findMonthlyLinkIssues(tree: ContentTree, entries: readonly Entry[]): Issue[] {
  const giving = site.safeParse(tree.site).data?.giving;
  const amounts = page.safeParse(tree.pages.donation).data?.form.presets;
  if (giving?.provider !== 'stripe' || !giving.monthlyLinks || !amounts) return [];

  const linked = giving.monthlyLinks.map(({ amount }) => amount);
  const fit = amounts.length === linked.length && amounts.every((each) => linked.includes(each));
  if (fit) return [];
  const problem = `found links for ${linked.join(', ')}; wanted a link for each of the presets in content/pages/donation.yaml (${amounts.join(', ')}) and for no other amount, or no monthlyLinks at all`;
  return [locate(['site', 'giving', 'monthlyLinks'], problem, entries)];
}
