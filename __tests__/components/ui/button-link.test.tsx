import { render, screen } from '@testing-library/react';
import { buttonLink } from '@/examples/ui/button-link';

test.each(['primary', 'outline', 'light'] as const)(
  'is a link whatever its variant: %s',
  (variant) => {
    render(buttonLink[variant]);
    expect(screen.getByRole('link', { name: 'Go there' })).toHaveAttribute('href', '/somewhere/');
  },
);

test('says what it is about to those who hear it alone', () => {
  render(buttonLink['told apart by its title']);
  expect(screen.getByRole('link', { name: 'Learn more Food Drive' })).toBeInTheDocument();
  expect(screen.getByText('Food Drive')).toHaveClass('sr-only');
});

test('isn’t there where it leads nowhere', () => {
  expect(render(buttonLink['leading nowhere']).container).toBeEmptyDOMElement();
});
