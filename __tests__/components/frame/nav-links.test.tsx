import { render, screen } from '@testing-library/react';
import { NavLinks } from '@/components/frame/nav-links';
import { routes } from '@/lib/site/routes';
import { content } from '../content';

const { frame, nav } = content.site;
const { links } = frame;

test('marks the link to the page that is open, and no other', () => {
  render(<NavLinks links={nav.header} current={routes.events} className="" />);
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName(links.events);
});

test('marks the link above a page that lies below it, but not as that page', () => {
  render(<NavLinks links={nav.header} current={routes.events} below className="" />);
  expect(screen.getByRole('link', { current: true })).toHaveAccessibleName(links.events);
});

test.each([routes.home, undefined])(
  'marks no link when a page is open that it does not list: %s',
  (current) => {
    render(<NavLinks links={nav.header} current={current} className="" />);
    expect(screen.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
  },
);
