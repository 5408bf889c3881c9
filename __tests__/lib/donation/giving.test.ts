import {
  acceptedFields,
  acceptsMonthly,
  handOver,
  serviceName,
  talkTopics,
  type Gift,
  type PaymentPage,
} from '@/lib/donation/giving';

const MONTHLY = [
  { amount: 25, link: 'https://buy.stripe.com/monthly25?locale=en' },
  { amount: 50, link: 'https://buy.stripe.com/monthly50' },
];

const everyOrg: PaymentPage = { provider: 'every-org', slug: 'our.charity' };
const stripe: PaymentPage = { provider: 'stripe', link: 'https://buy.stripe.com/once' };
const stripeMonthly: PaymentPage = { ...stripe, monthlyLinks: MONTHLY };
const paypal: PaymentPage = {
  provider: 'paypal',
  link: 'https://www.paypal.com/donate?hosted_button_id=ABC123',
};
const donorbox: PaymentPage = { provider: 'donorbox', link: 'https://donorbox.org/our-campaign' };
const link: PaymentPage = { provider: 'link', link: 'https://give.example.org/us', name: 'Zeffy' };
const email = { provider: 'email' } as const;

const GIFT: Gift = {
  minorUnits: 5000,
  frequency: 'once',
  firstName: 'Rosa',
  lastName: 'Diaz',
  email: 'rosa+gifts@example.org',
};

const AMOUNTS = [
  [1, '0.01', '1'],
  [29, '0.29', '29'],
  [435, '4.35', '435'],
  [1250, '12.50', '1250'],
  [1999, '19.99', '1999'],
  [5000, '50', '5000'],
  [100_000, '1000', '100000'],
  [9_999_999, '99999.99', '9999999'],
] as const;

const PEOPLE = [
  ['Rosa', 'O’Neill'],
  ['Rosa', "O'Neill"],
  ['小龍', '李'],
  ['Ngọc', 'Nguyễn-Thị'],
  ['a&b=c#d %', '?x=1&amount=9'],
  ['Ana + María', '50% “off” <b>'],
  ['🎉', '%20\\/'],
] as const;

const FREQUENCIES = ['once', 'monthly'] as const;

/** Every gift of the tables above. */
const GIFTS = AMOUNTS.flatMap(([cents, dollars, wholeCents]) =>
  PEOPLE.flatMap(([firstName, lastName]) =>
    FREQUENCIES.map((frequency) => ({
      gift: { minorUnits: cents, frequency, firstName, lastName, email: "o'neill+a&b@example.org" },
      dollars,
      wholeCents,
    })),
  ),
);

/** Reads an address back: the page, its query as pairs, and its hash. */
function read(address: string) {
  const { origin, pathname, searchParams, hash } = new URL(address);
  return { page: origin + pathname, query: [...searchParams], hash };
}

test.each(GIFTS)('hands over $gift', ({ gift, dollars, wholeCents }) => {
  const { firstName, lastName, frequency } = gift;
  expect(read(handOver(everyOrg, gift, 'USD'))).toEqual({
    page: 'https://www.every.org/our.charity',
    query: [
      ['amount', dollars],
      ['frequency', frequency === 'once' ? 'ONCE' : 'MONTHLY'],
      ['first_name', firstName],
      ['last_name', lastName],
      ['email', gift.email],
    ],
    hash: '#donate',
  });
  expect(read(handOver(paypal, gift, 'USD'))).toEqual({
    page: 'https://www.paypal.com/donate',
    query: [
      ['hosted_button_id', 'ABC123'],
      ['amount', dollars],
      ['currency_code', 'USD'],
      ['first_name', firstName],
      ['last_name', lastName],
      ['email', gift.email],
    ],
    hash: '',
  });
  expect(read(handOver(donorbox, gift, 'USD'))).toEqual({
    page: 'https://donorbox.org/our-campaign',
    query: [
      ['amount', dollars],
      ['default_interval', frequency === 'once' ? 'o' : 'm'],
    ],
    hash: '',
  });
  expect(read(handOver(stripe, gift, 'USD'))).toEqual({
    page: 'https://buy.stripe.com/once',
    query: [
      ['__prefilled_amount', wholeCents],
      ['prefilled_email', gift.email],
    ],
    hash: '',
  });
  expect(handOver(link, gift, 'USD')).toBe('https://give.example.org/us');
});

test('leads to the monthly link of a preset, which charges its own amount', () => {
  const gift: Gift = { ...GIFT, minorUnits: 2500, frequency: 'monthly' };
  expect(read(handOver(stripeMonthly, gift, 'USD'))).toEqual({
    page: 'https://buy.stripe.com/monthly25',
    query: [
      ['locale', 'en'],
      ['prefilled_email', GIFT.email],
    ],
    hash: '',
  });
});

test('leads to the link for single gifts if the same amount is given once', () => {
  expect(read(handOver(stripeMonthly, { ...GIFT, minorUnits: 2500 }, 'USD')).page).toBe(
    stripe.link,
  );
});

test.each([
  ['stripe', { ...stripe, link: 'https://buy.stripe.com/a?locale=en&utm=x%26y#top' }],
  ['paypal', { ...paypal, link: 'https://www.paypal.com/donate?locale=en&utm=x%26y#top' }],
  ['donorbox', { ...donorbox, link: 'https://donorbox.org/a?locale=en&utm=x%26y#top' }],
  ['link', { ...link, link: 'https://example.org/a?locale=en&utm=x%26y#top' }],
] as const)('keeps what the link of %s holds', (_provider, giving) => {
  const { query, hash } = read(handOver(giving, GIFT, 'USD'));
  expect(query.slice(0, 2)).toEqual([
    ['locale', 'en'],
    ['utm', 'x&y'],
  ]);
  expect(hash).toBe('#top');
});

test('puts the visitor’s choice in place of one that the link holds, in the site’s currency', () => {
  const preset = 'https://www.paypal.com/donate?business=A&amount=5&amount=7&currency_code=EUR';
  const { query } = read(handOver({ ...paypal, link: preset }, GIFT, 'USD'));
  expect(query.filter(([name]) => /^(amount|currency_code)$/.test(name))).toEqual([
    ['amount', '50'],
    ['currency_code', 'USD'],
  ]);
});

test('leaves out what the visitor left empty', () => {
  const gift = { ...GIFT, firstName: '', lastName: '', email: '' };
  expect(read(handOver(everyOrg, gift, 'USD')).query.map(([name]) => name)).toEqual([
    'amount',
    'frequency',
  ]);
});

test('survives half a character, as a broken paste may leave it', () => {
  expect(read(handOver(paypal, { ...GIFT, firstName: 'A\ud83d' }, 'USD')).query).toContainEqual([
    'first_name',
    'A\ufffd',
  ]);
});

test.each([
  ['email', email, true, true, true],
  ['every-org', everyOrg, true, true, true],
  ['donorbox', donorbox, true, true, true],
  ['stripe with monthly links', stripeMonthly, false, true, false],
  ['stripe', stripe, false, false, false],
  ['paypal', paypal, false, false, false],
  ['link', link, false, false, false],
  [
    'link with one for monthly gifts',
    { ...link, monthlyLink: 'https://pay.example/monthly' },
    true,
    true,
    true,
  ],
] as const)('knows which monthly gifts %s takes', (_provider, giving, open, preset, custom) => {
  expect(acceptsMonthly(giving, 'USD')).toBe(open);
  expect(acceptsMonthly(giving, 'USD', 2500)).toBe(preset);
  expect(acceptsMonthly(giving, 'USD', 2501)).toBe(custom);
});

test.each([
  [email, ['corporate']],
  [paypal, ['corporate', 'monthly']],
])('monthly gifts begin with a talk where the form can’t take them: %j', (giving, topics) => {
  expect(talkTopics(giving)).toEqual(topics);
});

test.each([
  ['email', email, 'amount frequency names email'],
  ['every-org', everyOrg, 'amount frequency names email'],
  ['stripe', stripe, 'amount email'],
  ['stripe with monthly links', stripeMonthly, 'amount frequency email'],
  ['paypal', paypal, 'amount names email'],
  ['donorbox', donorbox, 'amount frequency'],
  ['link', link, ''],
] as const)('knows what arrives at %s', (_provider, giving, parts) => {
  const arriving = Object.entries(acceptedFields(giving)).filter(([, arrives]) => arrives);
  expect(arriving.map(([part]) => part).join(' ')).toBe(parts);
});

test.each([
  [everyOrg, 'Every.org'],
  [stripe, 'Stripe'],
  [paypal, 'PayPal'],
  [donorbox, 'Donorbox'],
  [link, 'Zeffy'],
])('names the service of %j', (giving, name) => {
  expect(serviceName(giving)).toBe(name);
});

test.each([
  ['EUR', 1250, '12.50', '1250'],
  ['JPY', 1250, '1250', '1250'],
  ['KWD', 12_500, '12.500', '12500'],
  // Stripe reckons otherwise than Intl in some of these.
  ['ISK', 500, '500', '50000'],
  ['HUF', 500, '500', '50000'],
  ['MGA', 500, '500', '500'],
])('hands over amounts in %s', (currency, minorUnits, major, minor) => {
  const gift = { ...GIFT, minorUnits };
  expect(read(handOver(donorbox, gift, currency)).query).toContainEqual(['amount', major]);
  expect(read(handOver(stripe, gift, currency)).query).toContainEqual([
    '__prefilled_amount',
    minor,
  ]);
});
