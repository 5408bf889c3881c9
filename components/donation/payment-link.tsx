import type { Pages } from '@/lib/schema/pages';
import type { PaymentPage } from '@/lib/donation/giving';
import { ButtonLink } from '../ui/button-link';
import { PaymentNote } from './payment-note';

interface PaymentLinkProps {
  form: Pages['donation']['form'];
  giving: Extract<PaymentPage, { provider: 'link' }>;
}

/**
 * Leads to a page that asks for everything itself. A link and no form: browsers don't follow a form
 * to a page that sends its visitors on to another host, which the policy of ours doesn't name.
 */
export function PaymentLink({ form, giving }: PaymentLinkProps) {
  return (
    <>
      <p className="mb-5 max-w-text">
        <PaymentNote form={form} giving={giving} />
      </p>
      <ButtonLink href={giving.link}>{form.submit}</ButtonLink>
    </>
  );
}
