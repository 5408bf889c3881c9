import { render, screen } from '@testing-library/react';
import { ButtonLink } from '@/components/ui/button-link';

test.each(['primary', 'outline', 'light'] as const)('is a link whatever its look: %s', (look) => {
  render(
    <ButtonLink href="/somewhere/" look={look}>
      Go <b>there</b>
    </ButtonLink>,
  );
  expect(screen.getByRole('link', { name: 'Go there' })).toHaveAttribute('href', '/somewhere/');
});
