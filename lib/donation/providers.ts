/** How an amount is written: 12.50 dollars, or 1250 cents. */
export type Unit = 'dollars' | 'cents';

/** What a payment page takes, or an email, and under which name; what is missing here it doesn't take. */
interface AcceptedFields {
  amount?: { name: string; unit: Unit };
  /** The parameter that says in which currency the amount is. */
  currency?: string;
  frequency?: { name: string; once: string; monthly: string };
  firstName?: string;
  lastName?: string;
  email?: string;
}

interface Service extends AcceptedFields {
  /** The service, as its visitors know it. */
  name: string;
}

interface Providers {
  email: AcceptedFields;
  stripe: Service;
  paypal: Service;
  donorbox: Service;
  /** The charity's slug stands between address and hash. */
  'every-org': Service & { address: string; hash: string };
  link: AcceptedFields;
}

export const providers: Providers = {
  email: {
    amount: { name: 'amount', unit: 'dollars' },
    frequency: { name: 'frequency', once: 'once', monthly: 'monthly' },
    firstName: 'firstName',
    lastName: 'lastName',
    email: 'email',
  },
  // https://docs.every.org/docs/donate-link
  'every-org': {
    name: 'Every.org',
    address: 'https://www.every.org/',
    hash: '#donate',
    amount: { name: 'amount', unit: 'dollars' },
    frequency: { name: 'frequency', once: 'ONCE', monthly: 'MONTHLY' },
    firstName: 'first_name',
    lastName: 'last_name',
    email: 'email',
  },
  // https://docs.stripe.com/payment-links/url-parameters; the amount only where customers choose it.
  stripe: {
    name: 'Stripe',
    amount: { name: '__prefilled_amount', unit: 'cents' },
    email: 'prefilled_email',
  },
  // PayPal Payments Standard, https://developer.paypal.com/api/nvp-soap/paypal-payments-standard/
  paypal: {
    name: 'PayPal',
    amount: { name: 'amount', unit: 'dollars' },
    currency: 'currency_code',
    firstName: 'first_name',
    lastName: 'last_name',
    email: 'email',
  },
  donorbox: {
    name: 'Donorbox',
    amount: { name: 'amount', unit: 'dollars' },
    frequency: { name: 'default_interval', once: 'o', monthly: 'm' },
  },
  link: {},
};
