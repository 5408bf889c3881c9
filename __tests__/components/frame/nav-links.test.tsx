import { render, screen } from '@testing-library/react';
import { content } from '../content';
import { destinationOf, expectEntries } from '../expectations';
import { NavLinks } from '@/components/frame/nav-links';
import { headerRoutes, href, routes } from '@/lib/site/routes';

const { links } = content.site.frame;

test('lists the pages in the order of the header, each with its link', () => {
  render(<NavLinks labels={links} current={undefined} className="" />);
  expectEntries(
    screen.getByRole('list'),
    headerRoutes.map((id) => [links[id]]),
  );
  expect(screen.getAllByRole('link').map(destinationOf)).toEqual(
    headerRoutes.map((id) => href(routes[id])),
  );
});

test.each(headerRoutes)('marks the link to the %s page alone when that page is open', (id) => {
  render(<NavLinks labels={links} current={id} className="" />);
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName(links[id]);
});

test('marks the link above a page that lies below it, but not as that page', () => {
  render(<NavLinks labels={links} current="events" below className="" />);
  expect(screen.getByRole('link', { current: true })).toHaveAccessibleName(links.events);
});

test.each(['home', 'donation', undefined] as const)(
  'marks no link when a page is open that it does not list: %s',
  (current) => {
    render(<NavLinks labels={links} current={current} className="" />);
    expect(screen.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
  },
);
