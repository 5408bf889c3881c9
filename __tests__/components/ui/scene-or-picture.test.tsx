import { render, screen } from '@testing-library/react';
import { photo } from '../fixtures';
import { SceneOrPicture } from '@/components/ui/scene-or-picture';

const scene = { timeOfDay: 'noon', seed: 1, ground: 'surface', sizes: '100vw' } as const;

test('shows the picture that content names, and no hills', () => {
  const { container } = render(<SceneOrPicture {...scene} picture={photo} />);
  expect(screen.getByRole('img')).toHaveAccessibleName(photo.alt);
  expect(container.querySelector('svg')).not.toBeInTheDocument();
});

test('draws hills where content names no picture', () => {
  const { container } = render(<SceneOrPicture {...scene} picture={undefined} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('lays a picture of another host over the hills, asked for late and without saying from where', () => {
  const remote = { url: 'https://photos.example.org/a.jpg', alt: 'A garden' };
  const { container } = render(<SceneOrPicture {...scene} picture={remote} />);
  const image = screen.getByRole('img', { name: remote.alt });
  expect(image).toHaveAttribute('src', remote.url);
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(container.querySelector('svg')).toBeInTheDocument();
});
