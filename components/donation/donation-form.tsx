import { codePath } from '@/lib/forms/browser-code';
import type { DonationSettings } from '@/lib/forms/form-settings';
import { formTarget, needsScript, acceptedFields, type Gift } from '@/lib/donation/giving';
import { mailto } from '@/lib/contact/mailto';
import { href } from '@/lib/site/routes';
import type { Pages } from '@/lib/schema/pages';
import type { Site } from '@/lib/schema/site';
import { ErrorSummary } from '../ui/error-summary';
import { FormCode } from '../ui/form-code';
import { AmountFields } from './amount-fields';
import { FrequencyFields } from './frequency-fields';
import { GiftOpened } from './gift-opened';
import { GiftSummary } from './gift-summary';
import { PersonFields } from './person-fields';

interface DonationFormProps {
  form: Pages['donation']['form'];
  /** What amounts do. */
  items: Pages['donation']['impact']['items'];
  ways: Pages['donation']['ways'];
  site: Pick<Site, 'name' | 'contact' | 'giving' | 'forms'>;
  /** How often to give, until the visitor chooses. */
  frequency: Gift['frequency'];
}

/**
 * The donation form: plain HTML that leads to the charity's payment page or, where there is none, to
 * the visitor's mail program. Once touched, `browser/forms/donation.ts` takes it over.
 */
export function DonationForm({ form, items, ways, site, frequency }: DonationFormProps) {
  const { name, contact, giving, forms } = site;
  const target = formTarget(giving);
  const asked = acceptedFields(giving);
  const { presets, otherImpact, summary, mail, errors } = form;
  const settings: DonationSettings = {
    giving,
    charity: { name, email: contact.email },
    form: { presets, otherImpact, summary, mail, errors },
    items,
    error: forms.error,
  };
  return (
    <>
      <form
        data-code={href(codePath('donation-form'))}
        data-fill="amount frequency"
        action={target?.action ?? mailto(contact.email, { subject: form.heading })}
        {...(target ? { method: 'get' } : { method: 'post', encType: 'text/plain' })}
        className={`grid gap-8 ${needsScript(giving, frequency) ? 'needs-script' : ''}`}
      >
        <ErrorSummary heading={forms.problem} />
        <p>{form.needed}</p>
        {target?.hidden.map((field) => (
          <input key={field.name} type="hidden" {...field} />
        ))}
        <AmountFields form={form} giving={giving} />
        {asked.frequency && <FrequencyFields form={form} giving={giving} frequency={frequency} />}
        <PersonFields form={form} asked={asked} giving={giving} />
        <div>
          <GiftSummary form={form} giving={giving} />
          <button type="submit" aria-describedby="note" className="button-submit">
            {form.submit}
          </button>
          <GiftOpened words={form.opened} {...{ ways, name, contact }} />
        </div>
      </form>
      <FormCode settings={settings} />
    </>
  );
}
