import { render, screen, within } from '@testing-library/react';
import { Header } from '@/components/frame/header';
import { headerRoutes, href, routes } from '@/lib/site/routes';
import { content } from '../content';
import { expectLinks } from '../expectations';

const { site } = content;
const { frame } = site;

test('is the banner of the page, with the way home and to giving', () => {
  render(<Header site={site} current={undefined} />);
  const banner = within(screen.getByRole('banner'));
  expect(banner.getByRole('link', { name: site.name })).toHaveAttribute('href', href(routes.home));
  expect(banner.getByRole('link', { name: frame.donate })).toHaveAttribute(
    'href',
    href(routes.donation),
  );
});

test('lists the pages in a navigation of its own', () => {
  render(<Header site={site} current={undefined} />);
  expectLinks(
    screen.getByRole('navigation', { name: frame.mainNavigation }),
    headerRoutes.map((id) => [frame.links[id], href(routes[id])]),
  );
});

test('marks the logo on the home page, and no link beside it', () => {
  render(<Header site={site} current={routes.home} />);
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName(site.name);
});
