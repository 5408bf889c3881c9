import { acceptedFields, type Gift } from '@/lib/donation/giving';
import type { DonationSettings } from '@/lib/forms/form-settings';
import type { Pages } from '@/lib/schema/pages';
import type { Site } from '@/lib/schema/site';
import { ErrorSummary } from '../ui/error-summary';
import { FormBox } from '../ui/form-box';
import { AmountFields } from './amount-fields';
import { FrequencyFields } from './frequency-fields';
import { GiftLinks } from './gift-links';
import { GiftOpened } from './gift-opened';
import { PaymentNote } from './payment-note';
import { PersonFields } from './person-fields';

interface DonationFormProps {
  form: Pages['donation']['form'];
  /** What amounts do. */
  items: NonNullable<Pages['donation']['impact']>['items'];
  ways: Pages['donation']['ways'];
  site: Pick<Site, 'name' | 'contact' | 'forms' | 'language' | 'currency'>;
  giving: Exclude<Site['giving'], { provider: 'link' }>;
  /** How often to give, until the visitor chooses. */
  frequency: Gift['frequency'];
}

/**
 * The donation form, which `browser/forms/donation.ts` takes over once it is touched. It leads nowhere
 * by itself: a browser would hand over what is chosen and not what is meant. Without its code there
 * are links.
 */
export function DonationForm({ form, items, ways, site, giving, frequency }: DonationFormProps) {
  const { name, contact, forms, language, currency } = site;
  const locale = { language, currency };
  const asked = acceptedFields(giving);
  const { presets, least, most, impact, otherImpact, summary, mail, errors } = form;
  const settings: DonationSettings = {
    giving,
    charity: { name, email: contact.email },
    rules: { ...locale, least, most },
    form: { presets, impact, otherImpact, summary, mail, errors },
    items,
    error: forms.error,
  };
  return (
    <FormBox
      code="donation-form"
      fill={['amount', 'frequency']}
      settings={settings}
      words={forms}
      plain={<GiftLinks {...{ form, contact, giving, frequency, locale }} />}
    >
      {/* The page's script has shown it by the time that React looks, while editing. */}
      <form hidden suppressHydrationWarning noValidate className="grid gap-8">
        <ErrorSummary heading={forms.problem} />
        <p>{form.needed}</p>
        <AmountFields form={form} locale={locale} />
        {asked.frequency && <FrequencyFields form={form} frequency={frequency} />}
        <PersonFields form={form} asked={asked} />
        <div>
          <div className="mb-5 max-w-text">
            {/* Seen at once, and spoken when it stands still. */}
            <p aria-hidden="true" className="mb-3 text-lg">
              <strong data-part="sentence" />
            </p>
            <p role="status" data-part="spoken" className="sr-only" />
            <p id="note">
              <PaymentNote form={form} giving={giving} />
            </p>
          </div>
          <button type="submit" aria-describedby="note" className="button-submit">
            {form.submit}
          </button>
          <GiftOpened words={form.opened} {...{ ways, name, contact }} />
        </div>
      </form>
    </FormBox>
  );
}
