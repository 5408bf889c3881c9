import { render, screen } from '@testing-library/react';
import { FieldGroup } from '@/components/ui/field-group';

test('is named by its legend, and says nothing else at first', () => {
  render(
    <FieldGroup id="tea" legend="What to drink">
      <input id="tea" />
    </FieldGroup>,
  );
  expect(screen.getByRole('group', { name: 'What to drink' })).not.toHaveAccessibleDescription();
});
