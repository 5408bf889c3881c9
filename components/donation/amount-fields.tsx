import { presetId } from '@/lib/donation/gift';
import type { Pages } from '@/lib/schema/pages';
import { dollars } from '@/lib/text/money';
import { Field } from '../ui/field';
import { FieldGroup } from '../ui/field-group';

/** Amounts to choose from, another to type, and what the gift does. */
export function AmountFields({ form }: { form: Pages['donation']['form'] }) {
  return (
    <FieldGroup id={presetId(form.presets[0])} legend={form.amountLegend}>
      <div className="grid gap-3 [grid-template-columns:repeat(auto-fit,minmax(min(100%,6.5rem),1fr))]">
        {form.presets.map((preset) => (
          <label key={preset} className="choice">
            <input
              type="radio"
              name="amount"
              value={preset}
              id={presetId(preset)}
              className="h-5 w-5"
            />
            {dollars(preset)}
          </label>
        ))}
      </div>
      <Field
        id="customAmount"
        label={form.customAmount}
        hint={form.customHint}
        // Not a number field: browsers drop what they can't read in these, such as a comma or a sign.
        inputMode="decimal"
        className="mt-5"
      />
      <p data-part="impact" className="mt-4 min-h-[1.65em] font-bold text-link" />
    </FieldGroup>
  );
}
