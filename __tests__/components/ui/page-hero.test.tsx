import { render, screen } from '@testing-library/react';
import { PageHero } from '@/components/ui/page-hero';

test('opens a page with its heading of the first level and its lead', () => {
  render(<PageHero heading="Our garden" lead="Come and dig." timeOfDay="noon" seed={1} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName('Our garden');
  expect(screen.getByText('Come and dig.')).toBeInTheDocument();
});
