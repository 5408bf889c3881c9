import { z } from 'zod';
import { givingSchema, type Giving } from '../schema/giving';
import { presets } from '../schema/pages/donation';
import { isPreview } from '../site/preview';
import type { Collections, Meanings } from './collections';
import { inContent } from './folder';
import { quoted, type Issue } from './issue';
import { locate } from './schema-issues';

const settings = z.object({ site: z.object({ giving: givingSchema }) });
const files = z.object({
  site: settings,
  pages: z.object({ donation: z.object({ form: z.object({ presets }) }) }),
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

/**
 * Finds addresses at which services only try payments out, where a site is built to be published: no
 * gift that is paid there ever arrives. Previews may have them, and so may what an editor looks at while typing.
 */
export function findTestLinks({ site }: Collections, meant: Meanings): Issue[] {
  const giving = settings.safeParse(meant.site).data?.site.giving;
  const tests = giving ? linksOf(giving).filter(({ link }) => takesNoMoney(new URL(link))) : [];
  if (tests.length === 0 || process.env.NODE_ENV === 'development' || isPreview()) return [];
  return tests.map(({ path, link }) => {
    const problem = `found ${quoted(link)}, a test page that takes no real money; wanted the address that the service gives you outside of its test mode, or PREVIEW=yes in the build’s settings to try the site out`;
    return locate(['site', 'giving', ...path], problem, site);
  });
}

/** Every address in the settings, and the way to it. */
function linksOf(giving: Giving) {
  const monthlyLinks = 'monthlyLinks' in giving ? (giving.monthlyLinks ?? []) : [];
  const monthlyLink = 'monthlyLink' in giving ? giving.monthlyLink : undefined;
  return [
    ...('link' in giving ? [{ path: ['link'], link: giving.link }] : []),
    ...(monthlyLink ? [{ path: ['monthlyLink'], link: monthlyLink }] : []),
    ...monthlyLinks.map(({ link }, i) => ({ path: ['monthlyLinks', i, 'link'], link })),
  ];
}

/** PayPal's sandbox has hosts of its own: https://developer.paypal.com/sandbox-testing/overview */
function takesNoMoney({ host, pathname }: URL): boolean {
  if (/(^|\.)sandbox\.paypal\.com$/.test(host)) return true;
  return /^(buy|donate)\.stripe\.com$/.test(host) && pathname.startsWith('/test_');
}
