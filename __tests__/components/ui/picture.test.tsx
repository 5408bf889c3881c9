import { render, screen } from '@testing-library/react';
import { photo } from '@/examples/fixtures';
import { picture } from '@/examples/ui/picture';

test('says what it shows', () => {
  render(picture['a photo']);
  expect(screen.getByRole('img')).toHaveAccessibleName(photo.alt);
});

test('is hidden from assistive technology when it is decoration', () => {
  const { container } = render(picture.decoration);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
});

test('keeps its place while it loads, and loads when it is needed', () => {
  render(picture['a photo']);
  const image = screen.getByRole('img');
  expect(image).toHaveAttribute('width', String(photo.dimensions.width));
  expect(image).toHaveAttribute('height', String(photo.dimensions.height));
  expect(image).toHaveAttribute('loading', 'lazy');
});

test('offers each format that it names, and one that every browser reads', () => {
  const { container } = render(picture['a photo']);
  const sources = [...container.querySelectorAll('source')];
  expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  for (const { type, srcset } of sources) {
    expect(srcset).toMatch(new RegExp(`\\.${type.replace('image/', '')} \\d+w`));
  }
  expect(screen.getByRole<HTMLImageElement>('img').src).toMatch(/\.jpeg$/);
});
