import { render, screen } from '@testing-library/react';
import { FieldGroup } from '@/components/ui/field-group';

it('is named by its legend, and describes itself by its fault alone', () => {
  const group = (fault?: string) => (
    <FieldGroup id="tea" legend="What to drink" fault={fault}>
      <input id="tea" />
    </FieldGroup>
  );
  const { rerender } = render(group());
  expect(screen.getByRole('group', { name: 'What to drink' })).not.toHaveAccessibleDescription();
  rerender(group('Choose a drink'));
  expect(screen.getByRole('group')).toHaveAccessibleDescription('Choose a drink');
});
