import { render, screen, within } from '@testing-library/react';
import { Breadcrumb } from '@/components/frame/breadcrumb';
import { picnic } from '@/examples/fixtures';
import { href, routes } from '@/lib/site/routes';
import { breadcrumbData } from '@/lib/structured-data/breadcrumb';
import { content } from '../content';
import { entriesIn, expectLinks } from '../expectations';

const { site } = content;
const crumbs = [
  { name: site.frame.home, path: routes.home },
  { name: 'Events', path: routes.events },
  { name: picnic.title, path: '/events/picnic/' },
];

test('leads to home and to the list, and marks the page that is shown', () => {
  render(<Breadcrumb site={site} crumbs={crumbs} />);
  const way = screen.getByRole('navigation', { name: site.frame.breadcrumb });
  expectLinks(way, [
    [site.frame.home, href(routes.home)],
    ['Events', href(routes.events)],
  ]);
  const steps = entriesIn(within(way).getByRole('list'));
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'page']);
  expect(steps.at(-1)).toHaveTextContent(picnic.title);
});

test('says the same to search engines', () => {
  const { container } = render(<Breadcrumb site={site} crumbs={crumbs} />);
  const data = container.querySelector('script[type="application/ld+json"]');
  expect(JSON.parse(data?.textContent ?? '')).toEqual(breadcrumbData(site, crumbs));
});
