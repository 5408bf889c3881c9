import { render, screen } from '@testing-library/react';
import { photo, remotePhoto } from '@/examples/fixtures';
import { sceneOrPicture } from '@/examples/ui/scene-or-picture';

test('shows the picture that content names, and no hills', () => {
  const { container } = render(sceneOrPicture['a picture']);
  expect(screen.getByRole('img')).toHaveAccessibleName(photo.alt);
  expect(container.querySelector('svg')).not.toBeInTheDocument();
});

test('draws hills where content names no picture', () => {
  const { container } = render(sceneOrPicture['no picture']);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('lays a picture of another host over the hills, asked for late and without saying from where', () => {
  const { container } = render(sceneOrPicture['a picture on another host']);
  const image = screen.getByRole('img', { name: remotePhoto.alt });
  expect(image).toHaveAttribute('src', remotePhoto.url);
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(container.querySelector('svg')).toBeInTheDocument();
});
