import { amountOf, impactOf, type TypedGift } from '@/lib/gift';
import { inUnit, type WireNames } from '@/lib/giving';
import { dollars } from '@/lib/money';
import type { Pages } from '@/lib/schema/pages';
import { Field } from '../ui/field';
import { FieldGroup } from '../ui/field-group';
import { presetId } from './form-state';

interface AmountFieldsProps {
  form: Pages['donation']['form'];
  items: Pages['donation']['impact']['items'];
  wire: WireNames | undefined;
  gift: TypedGift | undefined;
  faultOf: (id: string) => string | undefined;
}

/** Amounts to choose from, another to type, and what the gift does. */
export function AmountFields({ form, items, wire, gift, faultOf }: AmountFieldsProps) {
  const amount = gift && amountOf(gift);
  const first = presetId(form.presets[0]);
  return (
    <FieldGroup id={first} legend={form.amountLegend} fault={faultOf(first)}>
      <div className="grid gap-3 [grid-template-columns:repeat(auto-fit,minmax(min(100%,6.5rem),1fr))]">
        {form.presets.map((preset) => (
          <label key={preset} className="choice">
            <input
              type="radio"
              name={wire ? wire.amount?.name : 'amount'}
              value={inUnit(preset * 100, wire?.amount?.unit ?? 'dollars')}
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
        name={wire ? '' : 'customAmount'}
        label={form.customAmount}
        hint={form.customHint}
        fault={faultOf('customAmount')}
        type="number"
        inputMode="decimal"
        min="1"
        step="0.01"
        onWheel={({ currentTarget }) => currentTarget.blur()}
        onKeyDown={(event) => {
          if (event.key === 'ArrowUp' || event.key === 'ArrowDown') event.preventDefault();
        }}
        className={`mt-5 ${wire ? 'needs-script' : ''}`}
      />
      <p className="mt-4 min-h-[1.65em] font-bold text-link">
        {amount && 'cents' in amount && (
          <span>{impactOf(amount.cents, items, form.otherImpact)}</span>
        )}
      </p>
    </FieldGroup>
  );
}
