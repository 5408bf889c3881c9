import { render } from '@testing-library/react';
import { icon } from '@/examples/ui/icon';
import { icons } from '@/lib/look/icons';

test('draws every icon and hides it from assistive technology', () => {
  const { container } = render(icon.all);
  const drawings = container.querySelectorAll('svg');
  expect(drawings).toHaveLength(Object.keys(icons).length);
  for (const drawing of drawings) {
    expect(drawing).toHaveAttribute('aria-hidden', 'true');
    expect(drawing).not.toBeEmptyDOMElement();
  }
});
