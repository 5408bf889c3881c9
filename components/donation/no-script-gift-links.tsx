import { handOver, needsScript, type Gift } from '@/lib/donation/giving';
import { dollars } from '@/lib/text/money';
import type { Pages } from '@/lib/schema/pages';
import type { Site } from '@/lib/schema/site';
import { ButtonLink } from '../ui/button-link';
import { giftMail } from '@/lib/donation/gift-mail';
import { PaymentNote } from './payment-note';

interface NoScriptGiftLinksProps {
  form: Pages['donation']['form'];
  site: Pick<Site, 'contact' | 'giving'>;
  frequency: Gift['frequency'];
}

/** A link for each amount, where no script runs and the form could not hand the gift over. */
export function NoScriptGiftLinks({ form, site, frequency }: NoScriptGiftLinksProps) {
  const { contact, giving } = site;
  if (!needsScript(giving, frequency)) return null;
  const leadOn = (preset: number) => {
    const gift = { cents: preset * 100, frequency, firstName: '', lastName: '', email: '' };
    return giving.provider === 'email'
      ? giftMail(contact.email, gift, form)
      : handOver(giving, gift);
  };
  return (
    <noscript>
      <p className="mb-5 max-w-text">
        <PaymentNote form={form} giving={giving} />
      </p>
      <ul aria-label={form.amountLegend} className="flex flex-wrap gap-3">
        {form.presets.map((preset) => (
          <li key={preset}>
            <ButtonLink href={leadOn(preset)}>
              {`${dollars(preset)} ${form.summary[frequency]}`}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </noscript>
  );
}
