import { render, screen } from '@testing-library/react';
import { photo } from '../fixtures';
import { DetailPicture } from '@/components/ui/detail-picture';

const scene = { timeOfDay: 'noon', seed: 1 } as const;
const poster = { ...photo, dimensions: { ...photo.dimensions, width: 800, height: 1200 } };

test.each([
  ['as wide as the text', photo, false],
  ['narrower, if it is upright', poster, true],
])('shows a picture whole, %s', (_how, picture, narrow) => {
  const { container } = render(<DetailPicture {...scene} picture={picture} />);
  expect(screen.getByRole('img')).toHaveAccessibleName(photo.alt);
  expect(screen.getByRole('img')).not.toHaveClass('object-cover');
  expect(container.firstElementChild?.classList.contains('max-w-sm')).toBe(narrow);
});

test('keeps a place for a picture of another host', () => {
  const remote = { url: 'https://photos.example.org/a.jpg', alt: 'A garden' };
  const { container } = render(<DetailPicture {...scene} picture={remote} />);
  expect(screen.getByRole('img', { name: remote.alt })).toHaveAttribute('src', remote.url);
  expect(container.firstElementChild).toHaveClass('aspect-video');
});

test('takes no room without a picture', () => {
  const { container } = render(<DetailPicture {...scene} picture={undefined} />);
  expect(container).toBeEmptyDOMElement();
});
