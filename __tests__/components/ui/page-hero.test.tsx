import { render, screen } from '@testing-library/react';
import { pageHero } from '@/examples/ui/page-hero';

test('opens a page with its heading of the first level and its lead', () => {
  render(pageHero['in a landscape']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName('Our garden');
  expect(screen.getByText('Come and dig.')).toBeInTheDocument();
});
