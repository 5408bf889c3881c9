import { render, screen, within } from '@testing-library/react';
import { GiftLinks } from '@/components/donation/gift-links';
import type { Giving } from '@/lib/schema/giving';
import { wholeMoney } from '@/lib/text/money';
import { fillIn } from '@/lib/text/placeholders';
import { content } from '../content';

const form = { ...content.pages.donation.form, presets: [20, 75] };
const { contact } = content.site;
const locale = { language: 'en-US', currency: 'USD' };
const written = (amount: number) => ({ amount: wholeMoney(amount, locale) });

type Setting = Exclude<Giving, { provider: 'link' }>;

/** The links that are shown with a setting, by the heading that says how often. */
function show(giving: Setting, frequency: 'once' | 'monthly' = 'once') {
  render(<GiftLinks {...{ form, contact, giving, frequency, locale }} />);
  const linksOf = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole<HTMLAnchorElement>('link')
      .map(({ textContent, href }) => [textContent, new URL(href)] as const);
  return { linksOf, regions: screen.getAllByRole('heading').map((each) => each.textContent) };
}

test.each(['once', 'monthly'] as const)('opens an email for each amount, given %s', (frequency) => {
  const links = show({ provider: 'email' }).linksOf(form[frequency]);
  const { amount: given, open } = form.links;
  expect(links.map(([name]) => name)).toEqual([
    ...form.presets.map((preset) => fillIn(given[frequency], written(preset))),
    open[frequency],
  ]);
  links.forEach(([, { protocol, pathname, searchParams }], i) => {
    expect(protocol + pathname).toBe(`mailto:${contact.email}`);
    const preset = form.presets[i];
    const { mail } = form;
    expect(searchParams.get('body')?.split('\r\n')).toEqual([
      preset === undefined ? mail.open[frequency] : fillIn(mail.amount[frequency], written(preset)),
      '',
      form.mail.ask,
    ]);
  });
});

test('says where the way leads', () => {
  const { container } = render(
    <GiftLinks {...{ form, contact, locale }} giving={{ provider: 'email' }} frequency="once" />,
  );
  expect(container).toHaveTextContent(form.links.note);
});

test('says amount and frequency to a service that takes both', () => {
  const { linksOf } = show({ provider: 'every-org', slug: 'us' });
  expect(
    linksOf(form.monthly).map(([, { searchParams }]) => Object.fromEntries(searchParams)),
  ).toEqual([
    { amount: '20', frequency: 'MONTHLY' },
    { amount: '75', frequency: 'MONTHLY' },
    { frequency: 'MONTHLY' },
  ]);
});

const stripe: Setting = {
  provider: 'stripe',
  link: 'https://buy.stripe.com/once',
  monthlyLinks: [{ amount: 75, link: 'https://buy.stripe.com/m75' }],
};

test('offers every month only the amounts that have a link of their own for it', () => {
  const { linksOf } = show(stripe);
  expect(linksOf(form.monthly).map(([name, { href }]) => [name, href])).toEqual([
    [fillIn(form.links.amount.monthly, written(75)), 'https://buy.stripe.com/m75'],
  ]);
  expect(linksOf(form.once).map(([, { href }]) => href)).toEqual([
    'https://buy.stripe.com/once?__prefilled_amount=2000',
    'https://buy.stripe.com/once?__prefilled_amount=7500',
    'https://buy.stripe.com/once',
  ]);
});

test.each([
  ['once', [form.once, form.monthly]],
  ['monthly', [form.monthly, form.once]],
] as const)('begins with what its page is about: %s', (frequency, headings) => {
  expect(show(stripe, frequency).regions).toEqual(headings);
});

test('offers nothing monthly where it would arrive as a single gift', () => {
  const { regions } = show({ provider: 'stripe', link: 'https://buy.stripe.com/once' });
  expect(regions).toEqual([form.once]);
});
