import type { Gift, WireNames } from '@/lib/giving';
import type { Pages } from '@/lib/schema/pages';
import { FieldGroup } from '../ui/field-group';

interface FrequencyFieldsProps {
  form: Pages['donation']['form'];
  wire: WireNames | undefined;
  /** What is chosen from the start. */
  frequency: Gift['frequency'];
}

/** How often the gift is given. */
export function FrequencyFields({ form, wire, frequency }: FrequencyFieldsProps) {
  const choices = [
    { id: 'once', label: form.once, value: wire?.frequency?.once },
    { id: 'monthly', label: form.monthly, value: wire?.frequency?.monthly },
  ];
  return (
    // Where each amount has a link of its own for monthly gifts, only a script can follow it.
    <FieldGroup
      id="monthly"
      legend={form.frequencyLegend}
      className={wire && !wire.frequency ? 'needs-script' : ''}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        {choices.map(({ id, label, value = id }) => (
          <label key={id} className="choice">
            <input
              type="radio"
              id={id}
              name={wire?.frequency?.name ?? 'frequency'}
              value={value}
              defaultChecked={id === frequency}
              className="h-5 w-5"
            />
            {label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
