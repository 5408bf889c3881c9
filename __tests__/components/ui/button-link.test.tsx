import { render, screen } from '@testing-library/react';
import { ButtonLink } from '@/components/ui/button-link';

test.each(['primary', 'outline', 'light'] as const)(
  'is a link whatever its variant: %s',
  (variant) => {
    render(
      <ButtonLink href="/somewhere/" variant={variant}>
        Go <b>there</b>
      </ButtonLink>,
    );
    expect(screen.getByRole('link', { name: 'Go there' })).toHaveAttribute('href', '/somewhere/');
  },
);
