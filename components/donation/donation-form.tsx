import { mailto } from '@/lib/mailto';
import { dollars } from '@/lib/money';
import type { Pages } from '@/lib/schema/pages';
import { Field } from '../ui/field';

interface DonationFormProps {
  form: Pages['donation']['form'];
  /** Where the gift is announced to. */
  email: string;
}

/**
 * The donation form in plain HTML. It is posted to a mailto: address, which opens the visitor's
 * mail program with what was typed and never puts it into this site's own address.
 */
export function DonationForm({ form, email }: DonationFormProps) {
  return (
    <form
      action={mailto(email, { subject: form.heading })}
      method="post"
      encType="text/plain"
      className="grid gap-8"
    >
      <fieldset>
        <legend className="mb-3 text-lg font-bold">{form.amountLegend}</legend>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {form.presets.map((amount) => (
            <label key={amount} className="choice">
              <input type="radio" name="amount" value={amount} className="h-5 w-5" />
              {dollars(amount)}
            </label>
          ))}
        </div>
        <Field
          id="customAmount"
          label={form.customAmount}
          hint={form.customHint}
          type="number"
          inputMode="decimal"
          min="1"
          step="0.01"
          className="mt-5 sm:max-w-[50%]"
        />
      </fieldset>
      <fieldset className="grid gap-5 sm:grid-cols-2">
        <legend className="mb-3 text-lg font-bold">{form.detailsLegend}</legend>
        <Field id="firstName" label={form.firstName} autoComplete="given-name" />
        <Field id="lastName" label={form.lastName} autoComplete="family-name" />
        <Field
          id="email"
          label={form.email}
          type="email"
          autoComplete="email"
          className="sm:col-span-2"
        />
      </fieldset>
      <div>
        <p id="note" className="mb-5 max-w-text">
          {form.note}
        </p>
        <button type="submit" aria-describedby="note" className="button-submit">
          {form.submit}
        </button>
      </div>
    </form>
  );
}
