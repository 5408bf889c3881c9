import type { Gift, PaymentPage } from '@/lib/donation/giving';
import type { Pages } from '@/lib/schema/pages';
import { ButtonLink } from '../ui/button-link';
import { PaymentNote } from './payment-note';

interface PaymentLinkProps {
  form: Pages['donation']['form'];
  giving: Extract<PaymentPage, { provider: 'link' }>;
  /** What stands first, where gifts can be monthly, too. */
  frequency: Gift['frequency'];
}

/**
 * Leads to a page that asks for everything itself. A link and no form: browsers don't follow a form
 * to a page that sends its visitors on to another host, which the policy of ours doesn't name.
 */
export function PaymentLink({ form, giving, frequency }: PaymentLinkProps) {
  const once = (
    <ButtonLink key="once" href={giving.link}>
      {form.once}
    </ButtonLink>
  );
  const monthly = (
    <ButtonLink key="monthly" href={giving.monthlyLink}>
      {form.monthly}
    </ButtonLink>
  );
  return (
    <>
      <p className="mb-5 max-w-text">
        <PaymentNote form={form} giving={giving} />
      </p>
      {giving.monthlyLink === undefined ? (
        <ButtonLink href={giving.link}>{form.submit}</ButtonLink>
      ) : (
        <div className="flex flex-wrap gap-3">
          {frequency === 'monthly' ? [monthly, once] : [once, monthly]}
        </div>
      )}
    </>
  );
}
