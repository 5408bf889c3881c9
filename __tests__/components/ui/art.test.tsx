import { render, screen } from '@testing-library/react';
import { photo } from '../fixtures';
import { Art } from '@/components/ui/art';

const scene = { hour: 'noon', seed: 1, ground: 'surface', sizes: '100vw' } as const;

it('shows the picture that content names, and no hills', () => {
  const { container } = render(<Art {...scene} picture={photo} />);
  expect(screen.getByRole('img')).toHaveAccessibleName(photo.alt);
  expect(container.querySelector('svg')).not.toBeInTheDocument();
});

it('draws hills where content names no picture', () => {
  const { container } = render(<Art {...scene} picture={undefined} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
