import { issuesIn, loadChanged, type ContentCopy } from '../content/broken-content';

const GIVE = 'pages/donation.yaml';
const NAME = 'found this name; wanted';
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
const OWN_LINK = 'a link of its own for each amount, other than the one above';

/** Puts other settings in place of those that the charity has. */
function settle(...lines: string[]) {
  return ({ read, write, replace }: ContentCopy) => {
    const others = read('site.yaml').replace(/^giving:.*\n(?: .*\n)*/m, '');
    write('site.yaml', [others.trimEnd(), ...lines, ''].join('\n'));
    replace(GIVE, 'presets', 'presets: [25, 50]');
  };
}

/** The issues of settings, without the numbers of their lines. */
function issuesWith(...lines: string[]): string[] {
  return issuesIn(settle(...lines)).map((issue) => issue.replace(/, line (\d+|<line>):/, ':'));
}

const stripe = (link: string, ...monthly: (string | number)[][]) => [
  'giving:',
  '  provider: stripe',
  `  link: ${link}`,
  ...(monthly.length > 0 ? ['  monthlyLinks:'] : []),
  ...monthly.map(([amount, path]) => `    - { amount: ${amount}, link: "https://${path}" }`),
];
const page = (provider: string, link: string) => [
  'giving:',
  `  provider: ${provider}`,
  `  link: ${link}`,
];

test('gifts are announced by email where content says nothing', () => {
  expect(loadChanged(settle()).site.giving).toEqual({ provider: 'email' });
});

test.each([
  ['email', ['giving:', '  provider: email']],
  ['stripe', stripe('https://buy.stripe.com/abc123')],
  ['stripe', stripe('https://donate.stripe.com/abc123?locale=en')],
  [
    'stripe',
    stripe('https://buy.stripe.com/a', [50, 'buy.stripe.com/c'], [25, 'buy.stripe.com/b']),
  ],
  ['paypal', page('paypal', 'https://www.paypal.com/donate?hosted_button_id=ABC123')],
  [
    'paypal',
    page('paypal', 'https://www.paypal.com/donate/?business=A%40example.org&no_recurring=0'),
  ],
  ['donorbox', page('donorbox', 'https://donorbox.org/our-campaign')],
  ['every-org', ['giving:', '  provider: every-org', '  slug: our.charity-2']],
  ['every-org', ['giving:', '  provider: every-org', '  slug: 27-1661997']],
  ['link', [...page('link', 'https://give.example.org/?a=b#c'), '  name: Zeffy']],
])('takes %s: %j', (provider, lines) => {
  expect(loadChanged(settle(...lines)).site.giving).toMatchObject({ provider });
});

test('finds settings without a provider', () => {
  expect(issuesWith('giving: stripe')).toEqual([
    'content/site.yaml: giving: found “stripe”; wanted an indented line “provider: …”',
  ]);
});

test.each([
  [
    'no provider',
    ['giving:', '  link: https://example.org'],
    `provider: is missing; wanted ${PROVIDERS}`,
  ],
  [
    'another provider',
    page('zeffy', 'https://example.org'),
    `provider: found “zeffy”; wanted ${PROVIDERS}`,
  ],
  [
    'a capital letter',
    page('PayPal', 'https://example.org'),
    `provider: found “PayPal”; wanted ${PROVIDERS}`,
  ],
  [
    'a link that has lost its service',
    page('email', 'https://example.org'),
    `link: ${NAME} no field but provider`,
  ],
  [
    'a field of another service',
    [...stripe('https://buy.stripe.com/a'), '  slug: ours'],
    `slug: ${NAME} one of provider, link, monthlyLinks`,
  ],
  [
    'a misspelt field',
    [...stripe('https://buy.stripe.com/a'), '  monthlylinks: [a]'],
    `monthlylinks: ${NAME} “monthlyLinks”`,
  ],
  [
    'a misspelling in a list',
    [
      ...stripe('https://buy.stripe.com/a'),
      '  monthlyLinks:',
      '    - { ammount: 25, link: https://buy.stripe.com/b }',
    ],
    `monthlyLinks[1].ammount: ${NAME} “amount”`,
  ],
  ['no link', ['giving:', '  provider: stripe'], `link: is missing; wanted ${STRIPE}`],
  ['no link', ['giving:', '  provider: paypal'], `link: is missing; wanted ${PAYPAL}`],
  ['no link', ['giving:', '  provider: donorbox'], `link: is missing; wanted ${DONORBOX}`],
  ['no slug', ['giving:', '  provider: every-org'], `slug: is missing; wanted ${SLUG}`],
  [
    'an empty slug',
    ['giving:', '  provider: every-org', '  slug:'],
    `slug: found nothing; wanted ${SLUG}`,
  ],
  [
    'an address for a slug',
    ['giving:', '  provider: every-org', '  slug: https://www.every.org/ours'],
    `slug: found “https://www.every.org/ours”; wanted ${SLUG}`,
  ],
  [
    'a slug with a space',
    ['giving:', '  provider: every-org', '  slug: our charity'],
    `slug: found “our charity”; wanted ${SLUG}`,
  ],
  [
    'a slug that leads elsewhere',
    ['giving:', '  provider: every-org', '  slug: ..'],
    `slug: found “..”; wanted ${SLUG}`,
  ],
  [
    'no name',
    page('link', 'https://example.org'),
    'name: is missing; wanted the name by which people know the service, which its address doesn’t say',
  ],
  [
    'a page without encryption',
    [...page('link', 'http://example.org'), '  name: Zeffy'],
    'link: found “http://example.org”; wanted a web address that starts with https://',
  ],
])('finds %s: %j', (_what, lines, problem) => {
  expect(issuesWith(...lines)).toEqual([`content/site.yaml: giving.${problem}`]);
});

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
  const found = link === '' ? 'nothing' : `“${link}”`;
  const problem = `content/site.yaml: giving.link: found ${found}; wanted ${wanted}`;
  expect(issuesWith(...page(provider, `"${link}"`))).toEqual([problem]);
});

test.each([
  [
    '[1].link: found “https://example.org/b”',
    STRIPE,
    [25, 'example.org/b'],
    [50, 'buy.stripe.com/c'],
  ],
  [
    '[2].amount: found “50.00”',
    'a whole amount of money, written like 2500, in digits 0 to 9 alone',
    [25, 'buy.stripe.com/b'],
    ['50.00', 'buy.stripe.com/c'],
  ],
  [': found a list of 2', 'each amount once', [25, 'buy.stripe.com/b'], [25, 'buy.stripe.com/c']],
  [': found a list of 2', OWN_LINK, [25, 'buy.stripe.com/b'], [50, 'buy.stripe.com/b']],
  [': found a list of 2', OWN_LINK, [25, 'buy.stripe.com/a'], [50, 'buy.stripe.com/b']],
])('finds in monthly links%s', (found, wanted, ...monthly) => {
  expect(issuesWith(...stripe('https://buy.stripe.com/a', ...monthly))).toEqual([
    `content/site.yaml: giving.monthlyLinks${found}; wanted ${wanted}`,
  ]);
});

test.each([
  ['an amount without a link', '25', [[25, 'buy.stripe.com/b']]],
  [
    'a link without an amount',
    '25, 50, 75',
    [
      [25, 'buy.stripe.com/b'],
      [50, 'buy.stripe.com/c'],
      [75, 'buy.stripe.com/d'],
    ],
  ],
  [
    'a link for another amount',
    '25, 75',
    [
      [25, 'buy.stripe.com/b'],
      [75, 'buy.stripe.com/c'],
    ],
  ],
])('finds %s', (_what, amounts, monthly) => {
  expect(issuesWith(...stripe('https://buy.stripe.com/a', ...monthly))).toEqual([
    `content/site.yaml: giving.monthlyLinks: found links for ${amounts}; wanted a link for each of the presets in content/pages/donation.yaml (25, 50) and for no other amount, or no monthlyLinks at all`,
  ]);
});

test('names the line of an issue', () => {
  const [issue] = issuesIn(settle('giving:', '  provider: paypal', '  link: here'));
  expect(issue).toMatch(/^content\/site\.yaml, line \d+: giving\.link: found “here”; wanted /);
});
