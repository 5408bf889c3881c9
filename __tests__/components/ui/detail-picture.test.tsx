import { render, screen } from '@testing-library/react';
import { photo, remotePhoto } from '@/examples/fixtures';
import { detailPicture } from '@/examples/ui/detail-picture';

test.each([
  ['as wide as the text', 'wide', false],
  ['narrower, if it is upright', 'upright', true],
] as const)('shows a picture whole, %s', (_how, shape, narrow) => {
  const { container } = render(detailPicture[shape]);
  expect(screen.getByRole('img')).toHaveAccessibleName(photo.alt);
  expect(screen.getByRole('img')).not.toHaveClass('object-cover');
  expect(container.firstElementChild?.classList.contains('max-w-sm')).toBe(narrow);
});

test('keeps a place for a picture of another host', () => {
  const { container } = render(detailPicture['on another host']);
  const { url, alt } = remotePhoto;
  expect(screen.getByRole('img', { name: alt })).toHaveAttribute('src', url);
  expect(container.firstElementChild).toHaveClass('aspect-video');
});

test('takes no room without a picture', () => {
  expect(render(detailPicture.none).container).toBeEmptyDOMElement();
});
