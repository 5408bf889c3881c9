import { renderToStaticMarkup } from 'react-dom/server';
import { content } from '../content';
import { NoScriptGiftLinks } from '@/components/donation/no-script-gift-links';
import { money } from '@/lib/text/money';
import type { Giving } from '@/lib/schema/giving';

const form = { ...content.pages.donation.form, presets: [20, 75] };
const { contact } = content.site;

/** What a browser shows that runs no script, where gifts are paid like this. */
function plain(giving: Giving, frequency: 'once' | 'monthly') {
  const page = document.createElement('div');
  const html = renderToStaticMarkup(
    <NoScriptGiftLinks {...{ form, frequency }} site={{ contact, giving }} />,
  );
  // Where scripts run, a parser takes what stands in noscript for text.
  page.innerHTML = html.replace(/<\/?noscript>/g, '');
  return {
    text: page.textContent,
    links: [...page.querySelectorAll('a')].map(({ textContent, href }) => ({ textContent, href })),
  };
}

test.each(['once', 'monthly'] as const)('opens an email for each amount, given %s', (frequency) => {
  const { text, links } = plain({ provider: 'email' }, frequency);
  expect(text).toContain(form.note);
  const mails = links.map(({ textContent, href }) => {
    const { protocol, pathname, searchParams } = new URL(href);
    return { textContent, to: protocol + pathname, lines: searchParams.get('body')?.split('\r\n') };
  });
  expect(mails).toEqual(
    form.presets.map((preset) => ({
      textContent: `${money(preset * 100)} ${form.summary[frequency]}`,
      to: `mailto:${contact.email}`,
      lines: [
        `${form.mail.give} ${money(preset * 100)} ${form.summary[frequency]}.`,
        '',
        form.mail.ask,
      ],
    })),
  );
});

const monthlyLinks = [
  { amount: 20, link: 'https://buy.stripe.com/m20' },
  { amount: 75, link: 'https://buy.stripe.com/m75' },
];
const stripe = { provider: 'stripe', link: 'https://buy.stripe.com/once', monthlyLinks } as const;

test('leads to the page of each amount where monthly gifts have such pages', () => {
  const { links } = plain({ ...stripe, monthlyLinks }, 'monthly');
  expect(links.map(({ href }) => href)).toEqual(monthlyLinks.map(({ link }) => link));
});

test.each([
  ['a single gift', { ...stripe, monthlyLinks }, 'once'],
  ['a service that is told how often', { provider: 'every-org', slug: 'us' }, 'monthly'],
] as const)(
  'leaves to the form what it can do without a script: %s',
  (_what, giving, frequency) => {
    expect(plain(giving, frequency).links).toEqual([]);
  },
);
