import { render, screen } from '@testing-library/react';
import { Logo } from '@/components/frame/logo';
import { href, routes } from '@/lib/routes';

it('leads home under the name of the charity', () => {
  render(<Logo name="Aspen Aid" current={false} />);
  expect(screen.getByRole('link', { name: 'Aspen Aid' })).toHaveAttribute(
    'href',
    href(routes.home),
  );
});

it.each([
  ['says on the home page that it is the current one', true],
  ['says nothing of the kind on other pages', false],
])('%s', (_behaviour, current) => {
  render(<Logo name="Aspen Aid" current={current} />);
  expect(screen.queryAllByRole('link', { current: 'page' })).toHaveLength(current ? 1 : 0);
});
