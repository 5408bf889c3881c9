import { render, screen } from '@testing-library/react';
import { photo } from '../fixtures';
import { Opening } from '@/components/ui/opening';

const scene = { timeOfDay: 'noon', seed: 1, ground: 'paper', room: 'pt-12' } as const;

test('draws a landscape behind its words where there is no picture', () => {
  const { container } = render(<Opening {...scene}>Come and dig.</Opening>);
  expect(screen.getByText('Come and dig.')).toBeInTheDocument();
  expect(container.querySelector('svg')).toBeInTheDocument();
});

test('shows a picture beside its words, which comes before all others and keeps its place', () => {
  const { container } = render(
    <Opening {...scene} picture={photo}>
      Come and dig.
    </Opening>,
  );
  const image = screen.getByRole('img', { name: photo.alt });
  expect(screen.getByText('Come and dig.')).not.toContainElement(image);
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveAttribute('fetchpriority', 'high');
  expect(image).toHaveAttribute('width', String(photo.dimensions.width));
  expect(container.querySelector('svg')).not.toBeInTheDocument();
});
