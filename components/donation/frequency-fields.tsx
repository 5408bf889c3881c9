import type { Gift } from '@/lib/donation/giving';
import type { Pages } from '@/lib/schema/pages';
import { FieldGroup } from '../ui/field-group';

interface FrequencyFieldsProps {
  form: Pages['donation']['form'];
  /** What is chosen from the start. */
  frequency: Gift['frequency'];
}

/** How often the gift is given. */
export function FrequencyFields({ form, frequency }: FrequencyFieldsProps) {
  const names = ['once', 'monthly'] as const;
  return (
    <FieldGroup id="monthly" legend={form.frequencyLegend}>
      <div className="grid gap-3 sm:grid-cols-2">
        {names.map((id) => (
          <label key={id} className="choice">
            <input
              type="radio"
              id={id}
              name="frequency"
              value={id}
              defaultChecked={id === frequency}
              className="h-5 w-5"
            />
            {form[id]}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
