import { render, screen } from '@testing-library/react';
import { Menu } from '@/components/frame/menu';
import { headerRoutes } from '@/lib/site/routes';
import { content } from '../content';
import { expectEntries } from '../expectations';

const { frame } = content.site;

// A closed popover is hidden in a browser; whether jsdom knows that must not matter here.
const closed = { name: frame.menu, hidden: true };

test('has a toggle that opens the links as a popover of the browser’s own', () => {
  render(<Menu site={content.site} current={undefined} />);
  const links = screen.getByRole('navigation', closed);
  expect(links).toHaveAttribute('popover', 'auto');
  expect(screen.getByRole('button', { name: frame.menu })).toHaveAttribute(
    'popovertarget',
    links.id,
  );
});

test('holds the same pages as the header', () => {
  render(<Menu site={content.site} current={undefined} />);
  expectEntries(
    screen.getByRole('navigation', closed),
    headerRoutes.map((id) => [frame.links[id]]),
  );
});
