import { presetId } from '@/lib/donation/gift';
import { parametersOf } from '@/lib/donation/giving';
import { dollars } from '@/lib/text/money';
import type { Giving } from '@/lib/schema/giving';
import type { Pages } from '@/lib/schema/pages';
import { Field } from '../ui/field';
import { FieldGroup } from '../ui/field-group';

interface AmountFieldsProps {
  form: Pages['donation']['form'];
  giving: Giving;
}

/** Amounts to choose from, another to type, and what the gift does. */
export function AmountFields({ form, giving }: AmountFieldsProps) {
  const isPage = giving.provider !== 'email';
  return (
    <FieldGroup id={presetId(form.presets[0])} legend={form.amountLegend}>
      <div className="grid gap-3 [grid-template-columns:repeat(auto-fit,minmax(min(100%,6.5rem),1fr))]">
        {form.presets.map((preset) => (
          <label key={preset} className="choice">
            <input
              type="radio"
              {...parametersOf(giving, { cents: preset * 100 }).amount}
              id={presetId(preset)}
              data-preset={preset}
              className="h-5 w-5"
            />
            {dollars(preset)}
          </label>
        ))}
      </div>
      <Field
        id="customAmount"
        // A payment page that gets two amounts would have to guess; without a script it asks again.
        name={isPage ? '' : 'customAmount'}
        label={form.customAmount}
        hint={form.customHint}
        type="number"
        inputMode="decimal"
        min="1"
        step="0.01"
        className={`mt-5 ${isPage ? 'needs-script' : ''}`}
      />
      <p data-part="impact" className="mt-4 min-h-[1.65em] font-bold text-link" />
    </FieldGroup>
  );
}
