import { render, screen } from '@testing-library/react';
import { Logo, sizeOf } from '@/components/frame/logo';
import { href, routes } from '@/lib/site/routes';

test('leads home under the name of the charity', () => {
  render(<Logo name="Aspen Aid" current={false} />);
  expect(screen.getByRole('link', { name: 'Aspen Aid' })).toHaveAttribute(
    'href',
    href(routes.home),
  );
});

test.each([
  ['says on the home page that it is the current one', true],
  ['says nothing of the kind on other pages', false],
])('%s', (_behaviour, current) => {
  render(<Logo name="Aspen Aid" current={current} />);
  expect(screen.queryAllByRole('link', { current: 'page' })).toHaveLength(current ? 1 : 0);
});

test.each([
  ['short', 'Aspen Aid'],
  ['long', 'Aspen Aid and Shelter'],
  ['long', 'Neighborhelping'],
  ['very-long', 'Aspen Aid and Shelter of the Upper Valley'],
  ['very-long', 'Neighborhoodhelpers'],
])('sets a name smaller the longer it or one of its words is: %s', (size, name) => {
  expect(sizeOf(name)).toBe(size);
});

test('is no word for a translator', () => {
  render(<Logo name="Aspen Aid" current={false} />);
  expect(screen.getByRole('link')).toHaveAttribute('translate', 'no');
});
