import { render, screen, within } from '@testing-library/react';
import ContactPage from '@/app/contact/page';
import { directionsUrl } from '@/lib/contact/directions';
import { fillIn } from '@/lib/text/placeholders';
import { content } from '../components/content';
import { expectLinks, expectRegions, formSentBy, region } from '../components/expectations';
import { changeContent } from '../read-content';

const { site, pages } = content;
const page = pages.contact;
const { contact } = site;

beforeEach(() => {
  changeContent({ site: { ...site, giving: { provider: 'email' }, writing: undefined } });
  render(<ContactPage />);
});

test('has each of its sections under its heading', () => {
  expectRegions([page.form.heading, page.details.heading, page.map.heading, page.faq.heading]);
});

test('sends the message to the charity', () => {
  const form = formSentBy(page.form.submit);
  expect(region(page.form.heading)).toContainElement(form);
  const name = fillIn(page.form.writeTo, { email: contact.email });
  expect(within(region(page.form.heading)).getByRole('link', { name })).toBeVisible();
});

test('leads to phone, mail and map', () => {
  expectLinks(screen.getByRole('main'), [
    [fillIn(page.form.writeTo, { email: contact.email }), `mailto:${contact.email}`],
    [fillIn(page.form.call, { phone: contact.phone }), `tel:${contact.dial}`],
    [contact.phone, `tel:${contact.dial}`],
    [contact.email, `mailto:${contact.email}`],
    [page.map.directions, directionsUrl(contact.address)],
  ]);
});
