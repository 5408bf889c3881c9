import { providers, type Unit } from './providers';
import type { Giving } from '../schema/giving';

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

/** A pair in the address of a payment page, or a field of a form that leads there. */
interface Parameter {
  name: string;
  value: string;
}

/** The currency of all amounts, as `lib/text/money.ts` writes them (ISO 4217). */
const CURRENCY = 'USD';

/** What tells a payment page of a gift, or of a part of it, in the page's own names; what it doesn't take is left out. */
export function parametersOf(
  giving: Giving,
  { cents = 0, frequency = 'once', firstName, lastName, email }: Partial<Gift>,
) {
  const names = providers[giving.provider];
  return {
    amount: parameter(names.amount?.name, inUnit(cents, names.amount?.unit)),
    currency: parameter(names.currency, CURRENCY),
    frequency: parameter(names.frequency?.name, names.frequency?.[frequency]),
    firstName: parameter(names.firstName, firstName),
    lastName: parameter(names.lastName, lastName),
    email: parameter(names.email, email),
  };
}

function parameter(name: string | undefined, value = ''): Parameter | undefined {
  return name === undefined ? undefined : { name, value };
}

/**
 * The address of the payment page with as much of the gift in it as the page takes. Ask
 * `acceptsMonthly` first: a monthly gift that can't be handed over opens the page for single ones.
 */
export function handOver(giving: PaymentPage, gift: Gift): string {
  const monthly = gift.frequency === 'monthly' ? monthlyLink(giving, gift.cents) : undefined;
  const url = new URL(monthly ?? paymentPageUrl(giving));
  const { amount, ...others } = parametersOf(giving, gift);
  // A link for monthly gifts charges the amount that it was made for, and takes no other.
  for (const each of [monthly === undefined ? amount : undefined, ...Object.values(others)]) {
    if (each?.value) url.searchParams.set(each.name, each.value);
  }
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
export function acceptsMonthly(giving: Giving, cents?: number): boolean {
  return giving.provider === 'stripe' && cents !== undefined
    ? monthlyLink(giving, cents) !== undefined
    : acceptedFields(giving).frequency;
}

/** Which parts of a gift arrive; visitors are asked for the others again. */
export function acceptedFields(giving: Giving) {
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
  return acceptedFields(giving).frequency ? ['corporate'] : ['corporate', 'monthly'];
}

/** The name of the service that a visitor is led to. */
export function serviceName(giving: PaymentPage): string {
  return giving.provider === 'link' ? giving.name : providers[giving.provider].name;
}

/**
 * Where a plain form leads, and what it carries beside what a visitor fills in: the page without its
 * query, which a form would replace, and that query. None where gifts go by email.
 */
export function formTarget(giving: Giving) {
  if (giving.provider === 'email') return undefined;
  const parameters = parametersOf(giving, {});
  const replaced = Object.values(parameters).map((each) => each?.name);
  const url = new URL(paymentPageUrl(giving));
  const hidden = [...url.searchParams]
    .filter(([name]) => !replaced.includes(name))
    .map(([name, value]): Parameter => ({ name, value }));
  if (parameters.currency) hidden.push(parameters.currency);
  url.search = '';
  return { action: url.href, hidden };
}

/** Writes cents as an address holds them: 1250 is 12.50 dollars, 5000 is 50. */
export function inUnit(cents: number, unit: Unit = 'dollars'): string {
  if (unit === 'cents') return String(cents);
  const rest = cents % 100;
  const whole = String((cents - rest) / 100);
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(2, '0')}`;
}

function paymentPageUrl(giving: PaymentPage): string {
  if (giving.provider !== 'every-org') return giving.link;
  const { address, hash } = providers[giving.provider];
  return address + giving.slug + hash;
}

function monthlyLink(giving: PaymentPage, cents: number): string | undefined {
  if (giving.provider !== 'stripe') return undefined;
  return giving.monthlyLinks?.find(({ amount }) => amount * 100 === cents)?.link;
}
