import { giftErrors, giftOf, impactOf, type TypedGift } from '@/lib/donation/gift';
import type { Giving } from '@/lib/schema/giving';

const LOCALE = { language: 'en-US', currency: 'USD' };

const GIFT: TypedGift = {
  amount: '50',
  frequency: 'once',
  firstName: 'Rosa',
  lastName: 'Diaz',
  email: 'rosa@example.org',
};

const NOTHING: TypedGift = { ...GIFT, amount: '', firstName: ' ', lastName: '\u200b', email: '' };

const email: Giving = { provider: 'email' };
const everyOrg: Giving = { provider: 'every-org', slug: 'us' };
const stripe: Giving = { provider: 'stripe', link: 'https://buy.stripe.com/once' };
const stripeMonthly: Giving = {
  ...stripe,
  monthlyLinks: [{ amount: 50, link: 'https://buy.stripe.com/m50' }],
};
const paypal: Giving = {
  provider: 'paypal',
  link: 'https://www.paypal.com/donate?hosted_button_id=A',
};
const donorbox: Giving = { provider: 'donorbox', link: 'https://donorbox.org/us' };
const link: Giving = { provider: 'link', link: 'https://give.example.org/', name: 'Zeffy' };

/** The errors of a gift as one line of words. */
function errorsOf(gift: TypedGift, giving: Giving) {
  return giftErrors(gift, giving, { ...LOCALE, least: 1, most: 100_000 }).map(
    ({ id, is }) => `${id} ${is}`,
  );
}

test.each([
  ['email', email, ['amount', 'firstName', 'lastName', 'email']],
  ['every-org', everyOrg, ['amount', 'firstName', 'lastName', 'email']],
  ['paypal', paypal, ['amount', 'firstName', 'lastName', 'email']],
  ['stripe', stripe, ['amount', 'email']],
  ['donorbox', donorbox, ['amount']],
  ['link', link, []],
] as const)('an empty form for %s lacks what it asks for', (_name, giving, ids) => {
  const lacks = ids.map((id) => `${id} ${id === 'amount' ? 'empty' : 'missing'}`);
  expect(errorsOf(NOTHING, giving)).toEqual(lacks);
  expect(errorsOf(GIFT, giving)).toEqual([]);
});

test.each([
  ['email', email, '60', []],
  ['every-org', everyOrg, '60', []],
  ['donorbox', donorbox, '60', []],
  ['stripe', stripe, '50', ['frequency onceOnly']],
  ['stripe with monthly links', stripeMonthly, '50', []],
  ['stripe with monthly links', stripeMonthly, '60', ['frequency onceOnly']],
  ['stripe with monthly links', stripeMonthly, '50.50', ['frequency onceOnly']],
  ['stripe with monthly links', stripeMonthly, '', ['amount empty']],
] as const)('%s (%j) is asked for %s dollars a month', (_name, giving, amount, errors) => {
  expect(errorsOf({ ...GIFT, amount, frequency: 'monthly' }, giving)).toEqual(errors);
});

test('an email address that is none is wrong rather than missing', () => {
  expect(errorsOf({ ...GIFT, email: 'rosa@' }, email)).toEqual(['email wrong']);
});

test('a gift is handed over without the spaces that phones add', () => {
  const typed = {
    ...GIFT,
    firstName: ' Rosa ',
    lastName: 'Diaz\u00a0',
    email: ' rosa@example.org',
  };
  expect(giftOf(typed, 5000)).toEqual({
    minorUnits: 5000,
    frequency: 'once',
    firstName: 'Rosa',
    lastName: 'Diaz',
    email: 'rosa@example.org',
  });
});

test.each([
  [2500, '$25 feeds a family'],
  [2501, '$25.01 helps'],
  [150_000, '$1,500 helps'],
])('%d cents do: %s', (cents, words) => {
  const items = [{ amount: 25, text: 'feeds a family' }];
  const patterns = { impact: '{amount} {text}', otherImpact: '{amount} helps' };
  expect(impactOf(cents, items, patterns, LOCALE)).toBe(words);
});
