import { render, screen, within } from '@testing-library/react';
import DonationPage from '@/app/donation/page';
import { giftLinks } from '@/lib/donation/gift-links';
import { monthlyPath, talkPath } from '@/lib/site/routes';
import { wholeMoney } from '@/lib/text/money';
import { fillIn } from '@/lib/text/placeholders';
import { content } from '../components/content';
import {
  expectEntries,
  expectLinks,
  expectRegions,
  formSentBy,
  region,
} from '../components/expectations';
import { changeContent } from '../read-content';

const { site, pages } = content;
const page = pages.donation;
const { once, monthly, corporate } = page.options;

beforeEach(() => {
  changeContent({ site: { ...site, giving: { provider: 'email' }, writing: undefined } });
  render(<DonationPage />);
});

test('has each of its sections under its heading, the form first', () => {
  expectRegions([page.form.heading, page.impact.heading, page.ways.heading, page.options.heading]);
});

test('leads gifts of people into the form below or to the phone, and those of companies to a talk', () => {
  expectLinks(screen.getByRole('main'), [
    [once.button, '#give'],
    [monthly.button, `${monthlyPath}#give`],
    [corporate.button, talkPath('corporate')],
    [fillIn(page.ways.call, { phone: site.contact.phone }), `tel:${site.contact.dial}`],
    ...(['once', 'monthly'] as const).flatMap((often) =>
      giftLinks({ provider: 'email' }, often, site.contact.email, page.form, site).map(
        ({ amount, url }): [string, string] => [
          amount === undefined
            ? page.form.links.open[often]
            : fillIn(page.form.links.amount[often], { amount: wholeMoney(amount, site) }),
          url,
        ],
      ),
    ),
  ]);
  expect(region(page.form.heading)).toContainElement(document.getElementById('give'));
});

test('sends the form to the charity', () => {
  const form = formSentBy(page.form.submit);
  expect(region(page.form.heading)).toContainElement(form);
  const [link] = within(screen.getByRole('list', { name: page.form.once })).getAllByRole('link');
  expect(link).toHaveAttribute('href', expect.stringContaining(`mailto:${site.contact.email}?`));
});

test('says what gifts of some amounts do', () => {
  const impact = region(page.impact.heading);
  expect(impact).toHaveTextContent(page.impact.text);
  expectEntries(
    impact,
    page.impact.items.map(({ amount, text }) => [wholeMoney(amount, site), text]),
  );
});
