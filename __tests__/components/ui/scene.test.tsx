import { render, screen } from '@testing-library/react';
import { scene } from '@/examples/ui/scene';

test('hides hills and sun from assistive technology, and nothing that stands in it', () => {
  const { container } = render(scene['with words in it']);
  const words = screen.getByText('In the sky');
  expect(words.closest('[aria-hidden="true"]')).toBeNull();
  const scenery = [...container.querySelectorAll('svg, span')];
  expect(scenery).not.toHaveLength(0);
  for (const part of scenery) expect(part).toHaveAttribute('aria-hidden', 'true');
});

test('says its words before its drawings, and so has its place when only a part of a page has come', () => {
  const { container } = render(scene['with words in it']);
  const words = screen.getByText('In the sky');
  for (const drawing of container.querySelectorAll('svg')) {
    const place = words.compareDocumentPosition(drawing);
    expect(place & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  }
});

test('puts its motif before the far hills, and its foot behind the nearest ground', () => {
  const { container } = render(scene['with what stands in it']);
  const drawings = [...container.querySelectorAll('svg')];
  const places = drawings.map(({ classList }) => (classList.contains('motif') ? 'motif' : 'hills'));
  expect(places).toEqual(['hills', 'motif', 'hills']);
  expect(drawings.at(-1)?.querySelectorAll('path')).toHaveLength(1);
});
