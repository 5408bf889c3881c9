import { render } from '@testing-library/react';
import { Icon } from '@/components/ui/icon';
import { icons, isIconName } from '@/lib/look/icons';

test.each(Object.keys(icons).filter(isIconName))(
  'draws “%s” and hides it from assistive technology',
  (name) => {
    const { container } = render(<Icon name={name} />);
    const drawing = container.querySelector('svg');
    expect(drawing).toHaveAttribute('aria-hidden', 'true');
    expect(drawing).not.toBeEmptyDOMElement();
  },
);
