import { render, screen } from '@testing-library/react';
import { Footer } from '@/components/frame/footer';
import { addressLines } from '@/lib/contact/address';
import { footerRoutes, href, routes } from '@/lib/site/routes';
import { content } from '../content';
import { expectEntries, expectLinks, headingsIn } from '../expectations';

const { site } = content;
const { footer, contact } = site;

let foot: HTMLElement;
beforeEach(() => {
  render(<Footer site={site} year={{ text: '2031', end: '2032-01-01T00:00' }} />);
  foot = screen.getByRole('contentinfo');
});

test('names the charity, its tagline and its address', () => {
  expect(foot).toHaveTextContent(site.name);
  expect(foot).toHaveTextContent(site.tagline);
  for (const line of addressLines(contact.address)) expect(foot).toHaveTextContent(line);
});

test('has headings over links, contact and support', () => {
  expect(headingsIn(foot, 2)).toEqual([
    footer.linksHeading,
    footer.contactHeading,
    footer.supportHeading,
  ]);
  expectEntries(
    screen.getByRole('navigation', { name: footer.linksHeading }),
    footerRoutes.map((id) => [footer.links[id]]),
  );
});

test('leads to the pages, to phone and mail, and to giving', () => {
  expect(foot).toHaveTextContent(footer.supportText);
  expectLinks(foot, [
    ...footerRoutes.map((id) => [footer.links[id], href(routes[id])] as const),
    [contact.phone, `tel:${contact.dial}`],
    [contact.email, `mailto:${contact.email}`],
    [footer.support, href(routes.donation)],
  ]);
});

test('claims the rights for the year that it is given', () => {
  expect(foot).toHaveTextContent(`© 2031 ${site.name}. ${footer.rights}`);
});

test('keeps the year apart, where a script can put it right without touching the words', () => {
  expect(screen.getByText('2031').parentElement).toHaveTextContent(footer.rights);
});
