import { render, screen } from '@testing-library/react';
import { fieldGroup } from '@/examples/ui/field-group';

test('is named by its legend, and says nothing else at first', () => {
  render(fieldGroup['with a place for an error']);
  expect(screen.getByRole('group', { name: 'What to drink' })).not.toHaveAccessibleDescription();
});
