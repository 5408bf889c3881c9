import { render, screen } from '@testing-library/react';
import { buttonLink } from '@/examples/ui/button-link';

test.each(['primary', 'outline', 'light'] as const)(
  'is a link whatever its variant: %s',
  (variant) => {
    render(buttonLink[variant]);
    expect(screen.getByRole('link', { name: 'Go there' })).toHaveAttribute('href', '/somewhere/');
  },
);

test('isn’t there where it leads nowhere', () => {
  expect(render(buttonLink['leading nowhere']).container).toBeEmptyDOMElement();
});
