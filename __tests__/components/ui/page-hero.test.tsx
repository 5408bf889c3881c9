import { render, screen } from '@testing-library/react';
import { photo } from '@/examples/fixtures';
import { pageHero } from '@/examples/ui/page-hero';

test('draws a landscape behind its words where there is no picture', () => {
  const { container } = render(pageHero['in a landscape']);
  expect(screen.getByText('Come and dig.')).toBeInTheDocument();
  expect(container.querySelector('svg')).toBeInTheDocument();
});

test('shows a picture beside its words, which comes before all others and keeps its place', () => {
  const { container } = render(pageHero['beside a picture']);
  const image = screen.getByRole('img', { name: photo.alt });
  expect(screen.getByText('Come and dig.')).not.toContainElement(image);
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveAttribute('fetchpriority', 'high');
  expect(image).toHaveAttribute('width', String(photo.dimensions.width));
  expect(container.querySelector('svg')).not.toBeInTheDocument();
});
