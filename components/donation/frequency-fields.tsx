import { parametersOf, type Gift } from '@/lib/donation/giving';
import type { Giving } from '@/lib/schema/giving';
import type { Pages } from '@/lib/schema/pages';
import { FieldGroup } from '../ui/field-group';

interface FrequencyFieldsProps {
  form: Pages['donation']['form'];
  giving: Giving;
  /** What is chosen from the start. */
  frequency: Gift['frequency'];
}

/** How often the gift is given. */
export function FrequencyFields({ form, giving, frequency }: FrequencyFieldsProps) {
  const names = ['once', 'monthly'] as const;
  return (
    // Where each amount has a link of its own for monthly gifts, only a script can follow it.
    <FieldGroup
      id="monthly"
      legend={form.frequencyLegend}
      className={parametersOf(giving, {}).frequency ? '' : 'needs-script'}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        {names.map((id) => (
          <label key={id} className="choice">
            <input
              type="radio"
              id={id}
              {...(parametersOf(giving, { frequency: id }).frequency ?? {
                name: 'frequency',
                value: id,
              })}
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
