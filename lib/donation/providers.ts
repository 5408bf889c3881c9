import { nameAt } from '../text/name-at';

/** What a payment page takes, or an email, and under which name; what is missing here it doesn't take. */
interface AcceptedFields {
  amount?: {
    name: string;
    /** How many decimals its smallest unit has in a currency, if amounts are in that: 1250 cents, not 12.50 dollars. */
    minorUnit?: (currency: string) => number;
  };
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
  /** The only currencies that it takes (ISO 4217). */
  currencies?: string[];
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

/**
 * How many decimals Stripe reckons with in a currency, which isn't always what Intl says.
 * https://docs.stripe.com/currencies#zero-decimal
 */
function stripeDecimals(currency: string): number {
  if (/^(BIF|CLP|DJF|GNF|JPY|KMF|KRW|MGA|PYG|RWF|VND|VUV|XAF|XOF|XPF)$/.test(currency)) return 0;
  return /^(BHD|JOD|KWD|OMR|TND)$/.test(currency) ? 3 : 2;
}

export const providers: Providers = {
  // A mail has no parameters; what stands here only says that the form asks for it.
  email: {
    amount: { name: 'amount' },
    frequency: { name: 'frequency', once: 'once', monthly: 'monthly' },
    firstName: 'firstName',
    lastName: 'lastName',
    email: 'email',
  },
  // https://docs.every.org/docs/donate-link
  'every-org': {
    name: 'Every.org',
    currencies: ['USD'],
    address: 'https://www.every.org/',
    hash: '#donate',
    amount: { name: 'amount' },
    frequency: { name: 'frequency', once: 'ONCE', monthly: 'MONTHLY' },
    firstName: 'first_name',
    lastName: 'last_name',
    email: 'email',
  },
  // https://docs.stripe.com/payment-links/url-parameters; the amount only where customers choose it.
  stripe: {
    name: 'Stripe',
    amount: { name: '__prefilled_amount', minorUnit: stripeDecimals },
    email: 'prefilled_email',
  },
  // PayPal Payments Standard, https://developer.paypal.com/api/nvp-soap/paypal-payments-standard/
  paypal: {
    name: 'PayPal',
    // https://developer.paypal.com/docs/api/reference/currency-codes/
    currencies:
      'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF ILS JPY MXN MYR NOK NZD PHP PLN SEK SGD THB TWD USD'.split(
        ' ',
      ),
    amount: { name: 'amount' },
    currency: 'currency_code',
    firstName: 'first_name',
    lastName: 'last_name',
    email: 'email',
  },
  donorbox: {
    name: 'Donorbox',
    amount: { name: 'amount' },
    frequency: { name: 'default_interval', once: 'o', monthly: 'm' },
  },
  link: {},
};

/** Services whose pages take gifts and whose addresses take no part of one, by their domains. */
const SERVICES: Record<string, string> = {
  'zeffy.com': 'Zeffy',
  'helloasso.com': 'HelloAsso',
  'givebutter.com': 'Givebutter',
};

/** The name of the service that a page for gifts belongs to; none where that isn't known. */
export function paymentServiceAt(address: string): string | undefined {
  return nameAt(address, SERVICES);
}
