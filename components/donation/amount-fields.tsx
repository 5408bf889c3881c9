import { presetId } from '@/lib/donation/gift';
import type { Pages } from '@/lib/schema/pages';
import type { Locale } from '@/lib/text/locale';
import { wholeMoney } from '@/lib/text/money';
import { Field } from '../ui/field';
import { FieldGroup } from '../ui/field-group';

/** The most letters of an amount for narrow columns, such as $250. */
const SHORT = 4;

interface AmountFieldsProps {
  form: Pages['donation']['form'];
  locale: Locale;
}

/** Amounts to choose from, another to type, and what the gift does. */
export function AmountFields({ form, locale }: AmountFieldsProps) {
  const presets = form.presets.map((preset) => ({ preset, words: wholeMoney(preset, locale) }));
  const isWide = presets.some(({ words }) => words.length > SHORT);
  return (
    <FieldGroup id={presetId(form.presets[0])} legend={form.amountLegend}>
      <div
        className={`grid gap-3 ${isWide ? 'min-[26em]:two-across' : 'max-[30em]:two-across min-[30em]:three-across'}`}
      >
        {presets.map(({ preset, words }) => (
          <label key={preset} className="choice whitespace-nowrap">
            <input
              type="radio"
              name="amount"
              value={preset}
              id={presetId(preset)}
              className="h-5 w-5"
            />
            {words}
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
      {/* Has its room from the start, of which the gap to the next question is a part, so that nothing moves. */}
      <p data-part="impact" className="-mb-4 mt-3 min-h-[1.65em] font-bold text-link" />
    </FieldGroup>
  );
}
