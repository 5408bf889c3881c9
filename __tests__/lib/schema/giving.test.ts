import { givingSchema } from '@/lib/schema/giving';
import { issuesIn, loadChanged, settle, type Change } from '../content/broken-content';
import { wantedIn } from './wanted';

const PROVIDERS =
  'one of email, stripe, paypal, donorbox, every-org, link, which stands for any other page';
const STRIPE =
  'the address of a payment link of Stripe, written like https://buy.stripe.com/abc123';
const PAYPAL =
  'the address of a donate button of PayPal, written like https://www.paypal.com/donate?hosted_button_id=ABC123';
const DONORBOX =
  'the address of a campaign of Donorbox, written like https://donorbox.org/our-campaign';
const SLUG =
  'the charity’s name in its address at Every.org: our-charity, if that is https://www.every.org/our-charity';
const NAME = 'the name by which people know the service, which its address doesn’t say';
const OWN_LINK = 'a link of its own for each amount, other than the one above';

const PAID = 'https://buy.stripe.com/a';
const TEST = 'https://buy.stripe.com/test_abc123';

const stripe = (link: string, ...monthly: [amount: string, link: string][]) => ({
  provider: 'stripe',
  link,
  ...(monthly.length > 0 && {
    monthlyLinks: monthly.map(([amount, path]) => ({ amount, link: `https://${path}` })),
  }),
});
const page = (provider: string, link: string, more = {}) => ({ provider, link, ...more });
const other = (link: string, more = {}) => page('link', link, { name: 'Ours', ...more });

test.each([
  { provider: 'email' },
  stripe('https://donate.stripe.com/abc123?locale=en'),
  stripe(PAID, ['50', 'buy.stripe.com/c'], ['25', 'buy.stripe.com/latest_25']),
  page('paypal', 'https://www.paypal.com/donate?hosted_button_id=ABC123'),
  page('paypal', 'https://www.paypal.com/donate/?business=A%40sandbox.paypal.com&no_recurring=0'),
  page('donorbox', 'https://donorbox.org/our-campaign'),
  { provider: 'every-org', slug: 'our.charity-2' },
  { provider: 'every-org', slug: '27-1661997' },
  { provider: 'every-org', slug: 'test_abc' },
  other('https://give.example.org/test_abc?a=b#c'),
])('takes %j', (settings) => expect(wantedIn(givingSchema, settings)).toEqual([]));

test.each([
  ['no provider', { link: 'https://example.org' }, `provider: ${PROVIDERS}`],
  ['another provider', page('zeffy', 'https://example.org'), `provider: ${PROVIDERS}`],
  ['a capital letter', page('PayPal', 'https://example.org'), `provider: ${PROVIDERS}`],
  ['no link', { provider: 'stripe' }, `link: ${STRIPE}`],
  ['no link', { provider: 'paypal' }, `link: ${PAYPAL}`],
  ['no link', { provider: 'donorbox' }, `link: ${DONORBOX}`],
  ['no slug', { provider: 'every-org' }, `slug: ${SLUG}`],
  ['an empty slug', { provider: 'every-org', slug: '' }, `slug: ${SLUG}`],
  ['an address', { provider: 'every-org', slug: 'https://www.every.org/ours' }, `slug: ${SLUG}`],
  ['a slug with a space', { provider: 'every-org', slug: 'our charity' }, `slug: ${SLUG}`],
  ['a slug that leads elsewhere', { provider: 'every-org', slug: '..' }, `slug: ${SLUG}`],
  ['no name', page('link', 'https://example.org'), `name: ${NAME}`],
  [
    'a page without encryption',
    other('http://example.org'),
    'link: a web address that starts with https://',
  ],
  [
    'another link for monthly gifts',
    stripe(PAID, ['25', 'example.org/b'], ['50', 'buy.stripe.com/c']),
    `monthlyLinks.0.link: ${STRIPE}`,
  ],
  [
    'cents',
    stripe(PAID, ['25', 'buy.stripe.com/b'], ['50.00', 'buy.stripe.com/c']),
    'monthlyLinks.1.amount: a whole amount of money, written like 2500, in digits 0 to 9 alone',
  ],
  [
    'an amount twice',
    stripe(PAID, ['25', 'buy.stripe.com/b'], ['25', 'buy.stripe.com/c']),
    'monthlyLinks: each amount once',
  ],
  [
    'a link twice',
    stripe(PAID, ['25', 'buy.stripe.com/b'], ['50', 'buy.stripe.com/b']),
    `monthlyLinks: ${OWN_LINK}`,
  ],
  [
    'the link for single gifts',
    stripe(PAID, ['25', 'buy.stripe.com/a'], ['50', 'buy.stripe.com/b']),
    `monthlyLinks: ${OWN_LINK}`,
  ],
])('refuses %s: %j', (_what, settings, wanted) =>
  expect(wantedIn(givingSchema, settings)).toEqual([wanted]),
);

test.each([
  ['stripe', 'http://buy.stripe.com/abc123', STRIPE],
  ['stripe', 'buy.stripe.com/abc123', STRIPE],
  ['stripe', 'https://buy.stripe.com/', STRIPE],
  ['stripe', 'https://dashboard.stripe.com/payment-links', STRIPE],
  ['stripe', 'https://buy.stripe.com.example.org/abc123', STRIPE],
  ['stripe', 'https://buy.stripe.com:8443/abc123', STRIPE],
  ['stripe', 'https://buy.stripe.com@example.org/abc123', STRIPE],
  ['stripe', 'javascript:alert(1)', STRIPE],
  ['stripe', '', STRIPE],
  ['paypal', 'https://paypal.me/ourcharity', PAYPAL],
  ['paypal', 'http://www.paypal.com/donate?hosted_button_id=ABC123', PAYPAL],
  ['paypal', 'https://www.paypal.com/donate', PAYPAL],
  ['paypal', 'https://www.paypal.com/donate?hosted_button_id=', PAYPAL],
  ['paypal', 'https://www.paypal.com/donate/buttons?business=A', PAYPAL],
  ['donorbox', 'https://donorbox.org/', DONORBOX],
  ['donorbox', 'https://donorbox.org/embed/our-campaign', DONORBOX],
  ['donorbox', 'https://www.example.org/our-campaign', DONORBOX],
])('finds in %s the address %j', (provider, link, wanted) => {
  expect(wantedIn(givingSchema, page(provider, link))).toEqual([`link: ${wanted}`]);
});

test('is an email that announces a gift where content says nothing', () => {
  const { giving } = loadChanged(settle('giving', 'giving: ""')).site;
  expect(giving).toEqual({ provider: 'email' });
});

describe('a test page, which takes no real money', () => {
  const set = (variables: Record<string, string>) =>
    jest.replaceProperty(process, 'env', { ...process.env, PREVIEW: '', ...variables });
  beforeEach(() => set({}));
  afterEach(() => jest.restoreAllMocks());

  const tests = [
    ['link', stripe(TEST)],
    ['link', stripe('https://donate.stripe.com/test_abc')],
    ['monthlyLinks.0.link', stripe(PAID, ['25', 'buy.stripe.com/test_abc123'])],
    ['link', other(TEST)],
    ['monthlyLink', other('https://give.example.org/', { monthlyLink: TEST })],
    ['link', other('https://www.sandbox.paypal.com/donate?business=A')],
  ] as const;

  test.each(tests)('is none to publish in %s: %j', (field, settings) => {
    expect(wantedIn(givingSchema, settings)).toEqual([
      expect.stringMatching(new RegExp(`^${field}: the address .* or PREVIEW=yes in the build’s`)),
    ]);
  });

  test.each([
    ['a preview', { PREVIEW: 'yes' }],
    ['somebody who edits', { NODE_ENV: 'development' }],
  ])('may be tried by %s', (_who, variables) => {
    set(variables);
    expect(tests.flatMap(([, settings]) => wantedIn(givingSchema, settings))).toEqual([]);
  });

  test('is named as what it is', () => {
    const giving = settle('giving', 'giving:', '  provider: stripe', `  link: ${TEST}`);
    expect(issuesIn(giving)).toEqual([
      expect.stringContaining(
        `site.yaml, line 3: giving.link: found “${TEST}”, a test page that takes no real money; wanted`,
      ),
    ]);
  });
});

test.each([
  [
    'no group of fields',
    ['giving: stripe'],
    'line 1: giving: found “stripe”; wanted an indented line “provider: …”',
  ],
  [
    'a field of another service',
    ['giving:', '  provider: stripe', `  link: ${PAID}`, '  slug: ours'],
    'line 4: giving.slug: found this name; wanted one of provider, link, monthlyLinks',
  ],
  [
    'a link that has lost its service',
    ['giving:', '  provider: email', `  link: ${PAID}`],
    'line 3: giving.link: found this name; wanted no field but provider',
  ],
  [
    'a misspelling in a list',
    [
      'giving:',
      '  provider: stripe',
      `  link: ${PAID}`,
      '  monthlyLinks: [{ ammount: 25, link: https://buy.stripe.com/b }]',
    ],
    'line 4: giving.monthlyLinks[1].ammount: found this name; wanted “amount”',
  ],
])('says of %s where it stands', (_what, lines, issue) => {
  expect(issuesIn(settle('giving', ...lines))).toEqual([`content/site.yaml, ${issue}`]);
});

test.each([
  ['an amount without a link', [25]],
  ['a link without an amount', [25, 50, 75]],
  ['a link for another amount', [25, 75]],
])('finds beside presets of 25 and 50 %s', (_what, amounts) => {
  const links = amounts.map((amount) => `{ amount: ${amount}, link: ${PAID}${amount} }`);
  const lines = [`  link: ${PAID}`, `  monthlyLinks: [${links.join(', ')}]`];
  const change: Change = (copy) => {
    settle('giving', 'giving:', '  provider: stripe', ...lines)(copy);
    copy.replace('pages/donation.yaml', 'presets', 'presets: [25, 50]');
  };
  expect(issuesIn(change)).toEqual([
    `content/site.yaml, line 4: giving.monthlyLinks: found links for ${amounts.join(', ')}; wanted a link for each of the presets in content/pages/donation.yaml (25, 50) and for no other amount, or no monthlyLinks at all`,
  ]);
});
