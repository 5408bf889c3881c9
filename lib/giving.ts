import { providers, type Takes, type Unit } from './giving/providers';
import type { Giving } from './schema/giving';

/** What a visitor has chosen and typed. */
export interface Gift {
  cents: number;
  frequency: 'once' | 'monthly';
  firstName: string;
  lastName: string;
  email: string;
}

/** Settings that name a page where gifts are paid. */
export type PaymentPage = Exclude<Giving, { provider: 'email' }>;

/** What a form has to be made of to reach a payment page without a script. */
export interface WireNames extends Omit<Takes, 'currency'> {
  /** The page without its query, which a form would replace. */
  action: string;
  hidden: { name: string; value: string }[];
}

/** The currency of all amounts, as `lib/money.ts` writes them (ISO 4217). */
const CURRENCY = 'USD';

/**
 * The address of the payment page with as much of the gift in it as the page takes. Ask
 * `takesMonthly` first: a monthly gift that can't be handed over opens the page for single ones.
 */
export function handOver(giving: PaymentPage, gift: Gift): string {
  const { amount, currency, frequency, firstName, lastName, email } = providers[giving.provider];
  const monthly = gift.frequency === 'monthly' ? monthlyLink(giving, gift.cents) : undefined;
  const url = new URL(monthly ?? pageOf(giving));
  const put = (name: string | undefined, value: string) => {
    if (name !== undefined && value !== '') url.searchParams.set(name, value);
  };
  // A link for monthly gifts charges the amount that it was made for, and takes no other.
  if (amount && monthly === undefined) put(amount.name, inUnit(gift.cents, amount.unit));
  put(currency, CURRENCY);
  put(frequency?.name, frequency?.[gift.frequency] ?? '');
  put(firstName, gift.firstName);
  put(lastName, gift.lastName);
  put(email, gift.email);
  return url.href;
}

/**
 * Whether only a script can carry such a gift from a form: browsers spoil the letters of an email
 * that a form opens, and a form leads to one page only where each amount has its own.
 */
export function needsScript(giving: Giving, frequency: Gift['frequency']): boolean {
  if (giving.provider === 'email') return true;
  return frequency === 'monthly' && providers[giving.provider].frequency === undefined;
}

/** Whether a monthly gift, of this amount if one is given, arrives as a monthly one. */
export function takesMonthly(giving: Giving, cents?: number): boolean {
  return giving.provider === 'stripe' && cents !== undefined
    ? monthlyLink(giving, cents) !== undefined
    : takes(giving).frequency;
}

/** Which parts of a gift arrive; visitors are asked for the others again. All of them go into an email. */
export function takes(giving: Giving) {
  if (giving.provider === 'email') {
    return { amount: true, frequency: true, names: true, email: true };
  }
  const { amount, frequency, firstName, email } = providers[giving.provider];
  return {
    amount: amount !== undefined,
    frequency:
      giving.provider === 'stripe' ? giving.monthlyLinks !== undefined : frequency !== undefined,
    names: firstName !== undefined,
    email: email !== undefined,
  };
}

/** The ways of giving that begin with a talk. */
export function talkTopics(giving: Giving): ('corporate' | 'monthly')[] {
  return takes(giving).frequency ? ['corporate'] : ['corporate', 'monthly'];
}

/** The name of the service that a visitor is led to. */
export function serviceName(giving: PaymentPage): string {
  return giving.provider === 'link' ? giving.name : providers[giving.provider].name;
}

/** The names and values of a plain form that is sent to the payment page; none where gifts go by email. */
export function wireNames(giving: Giving): WireNames | undefined {
  if (giving.provider === 'email') return undefined;
  const { amount, currency, frequency, firstName, lastName, email } = providers[giving.provider];
  const url = new URL(pageOf(giving));
  const visitors = [amount?.name, currency, frequency?.name, firstName, lastName, email];
  const hidden = [...url.searchParams]
    .filter(([name]) => !visitors.includes(name))
    .map(([name, value]) => ({ name, value }));
  if (currency !== undefined) hidden.push({ name: currency, value: CURRENCY });
  url.search = '';
  return { action: url.href, amount, frequency, firstName, lastName, email, hidden };
}

/** Writes cents as an address holds them: 1250 is 12.50 dollars, 5000 is 50. */
export function inUnit(cents: number, unit: Unit): string {
  if (unit === 'cents') return String(cents);
  const rest = cents % 100;
  const whole = String((cents - rest) / 100);
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(2, '0')}`;
}

function pageOf(giving: PaymentPage): string {
  if (giving.provider !== 'every-org') return giving.link;
  const { address, hash } = providers[giving.provider];
  return address + giving.slug + hash;
}

function monthlyLink(giving: PaymentPage, cents: number): string | undefined {
  if (giving.provider !== 'stripe') return undefined;
  return giving.monthlyLinks?.find(({ amount }) => amount * 100 === cents)?.link;
}
