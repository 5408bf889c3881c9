import { Field } from '@/components/ui/field';
import { FieldGroup } from '@/components/ui/field-group';

export const fieldGroup = {
  'with a place for an error': (
    <FieldGroup id="tea" legend="What to drink">
      <Field id="tea" label="Kind of tea" />
    </FieldGroup>
  ),
  'without one': (
    <FieldGroup legend="What to eat">
      <Field id="cake" label="Kind of cake" />
    </FieldGroup>
  ),
};
