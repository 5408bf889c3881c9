import { giftLinks } from '@/lib/donation/gift-links';
import { acceptedFields, type Gift } from '@/lib/donation/giving';
import type { Pages } from '@/lib/schema/pages';
import type { Site } from '@/lib/schema/site';
import type { Locale } from '@/lib/text/locale';
import { wholeMoney } from '@/lib/text/money';
import { fillIn } from '@/lib/text/placeholders';
import { ButtonLink } from '../ui/button-link';
import { PaymentNote } from './payment-note';

interface GiftLinksProps {
  form: Pages['donation']['form'];
  contact: Site['contact'];
  giving: Exclude<Site['giving'], { provider: 'link' }>;
  /** What stands first. */
  frequency: Gift['frequency'];
  locale: Locale;
}

/** A link for each amount and frequency, which needs no script and can't lead elsewhere. */
export function GiftLinks({ form, contact, giving, frequency, locale }: GiftLinksProps) {
  const frequencies = acceptedFields(giving).frequency
    ? (['once', 'monthly'] as const)
    : ['once' as const];
  const ordered = frequency === 'monthly' ? [...frequencies].reverse() : frequencies;
  return (
    <>
      <p className="mb-5 max-w-text">
        <PaymentNote form={{ ...form, note: form.links.note }} giving={giving} />
      </p>
      {ordered.map((often) => (
        <div key={often}>
          <h3 id={`links-${often}`} className="mb-3 mt-6 text-lg font-bold">
            {form[often]}
          </h3>
          <ul aria-labelledby={`links-${often}`} className="flex flex-wrap gap-3">
            {giftLinks(giving, often, contact.email, form, locale).map(({ amount, url }) => (
              <li key={url}>
                <ButtonLink href={url} variant="outline">
                  {amount === undefined
                    ? form.links.open[often]
                    : fillIn(form.links.amount[often], { amount: wholeMoney(amount, locale) })}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
