import { z } from 'zod';
import { paymentServiceAt, providers as services } from '../donation/providers';
import { isPreview } from '../site/preview';
import { amount } from './amounts';
import { choice, group, httpsUrl, list, oneOf, serviceUrl, text } from './fields';

/**
 * Refuses an address at which a service only tries payments out, where a site is built to be published: no gift that is
 * paid there ever arrives. Previews may have it, and so may what an editor looks at while typing.
 */
function publishable(link: typeof httpsUrl) {
  return link.refine((address) => isTriedOut() || !takesNoMoney(new URL(address)), {
    error:
      'the address that the service gives you outside of its test mode, or PREVIEW=yes in the build’s settings to try the site out',
    params: { kind: 'a test page that takes no real money' },
  });
}

function isTriedOut(): boolean {
  return process.env.NODE_ENV === 'development' || isPreview();
}

/** PayPal's sandbox has hosts of its own: https://developer.paypal.com/sandbox-testing/overview */
function takesNoMoney({ host, pathname }: URL): boolean {
  if (/(^|\.)sandbox\.paypal\.com$/.test(host)) return true;
  return /^(buy|donate)\.stripe\.com$/.test(host) && pathname.startsWith('/test_');
}

const stripeLink = publishable(
  serviceUrl(
    'the address of a payment link of Stripe, written like https://buy.stripe.com/abc123',
    ({ host, pathname }) =>
      ['buy.stripe.com', 'donate.stripe.com'].includes(host) && pathname.length > 1,
  ),
);

const paypalLink = serviceUrl(
  'the address of a donate button of PayPal, written like https://www.paypal.com/donate?hosted_button_id=ABC123',
  ({ host, pathname, searchParams }) =>
    host === 'www.paypal.com' &&
    /^\/donate\/?$/.test(pathname) &&
    Boolean(searchParams.get('hosted_button_id') || searchParams.get('business')),
);

const donorboxLink = serviceUrl(
  'the address of a campaign of Donorbox, written like https://donorbox.org/our-campaign',
  ({ host, pathname }) => host === 'donorbox.org' && /^\/[\w-]+\/?$/.test(pathname),
);

const WANTED_SLUG =
  'the charity’s name in its address at Every.org: our-charity, if that is https://www.every.org/our-charity';

const slug = z
  .string({ error: WANTED_SLUG })
  .regex(/^[\w-]+(\.[\w-]+)*$/, WANTED_SLUG)
  .describe(WANTED_SLUG);

const monthlyLinks = list(group({ amount, link: stripeLink }), 'amount').refine(
  (links) => new Set(links.map((each) => each.amount)).size === links.length,
  'each amount once',
);

const providers = [
  group({ provider: z.literal('email') }),
  group({
    provider: z.literal('stripe'),
    link: stripeLink,
    monthlyLinks: monthlyLinks
      .optional()
      .describe('a link for monthly gifts for each of the presets of the donation page'),
  }).refine(
    // A link that stands twice would charge some givers another amount, or only once.
    ({ link, monthlyLinks = [] }) =>
      new Set([link, ...monthlyLinks.map((monthly) => monthly.link)]).size > monthlyLinks.length,
    {
      path: ['monthlyLinks'],
      error: 'a link of its own for each amount, other than the one above',
    },
  ),
  group({ provider: z.literal('paypal'), link: paypalLink }),
  group({ provider: z.literal('donorbox'), link: donorboxLink }),
  group({ provider: z.literal('every-org'), slug }),
  group({
    provider: z.literal('link'),
    link: publishable(httpsUrl).describe('the page where gifts are paid'),
    monthlyLink: publishable(httpsUrl)
      .optional()
      .describe('the page for monthly gifts, if it is another'),
    name: text.optional().describe('the name of the service; well-known ones needn’t say it'),
    straight: choice(['yes', 'no'], 'yes or no')
      .optional()
      .describe('yes if all buttons to give lead there at once'),
  }).refine(({ link, name }) => (name ?? paymentServiceAt(link)) !== undefined, {
    path: ['name'],
    error: 'the name by which people know the service, which its address doesn’t say',
  }),
] as const;

const WANTED_PROVIDER = `${oneOf(providers.map(({ shape }) => shape.provider.value))}, which stands for any other page`;

/** Where gifts are paid: at a service, on another page, or nowhere yet, so that an email announces them. */
export const givingSchema = z.discriminatedUnion('provider', providers, {
  error: ({ input }) =>
    input instanceof Object ? WANTED_PROVIDER : 'an indented line “provider: …”',
});

export type Giving = z.infer<typeof givingSchema>;

/** The same, where the service takes the site's currency (ISO 4217). */
export function givingIn(currency: string) {
  return givingSchema.superRefine(({ provider }, { addIssue }) => {
    const service = services[provider];
    if (!('currencies' in service) || !service.currencies) return;
    const { name, currencies } = service;
    if (currencies.includes(currency)) return;
    const message = `a service that takes ${currency}; ${name} takes ${currencies.join(', ')}`;
    addIssue({ code: 'custom', path: ['provider'], message });
  });
}
