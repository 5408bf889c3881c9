import type { Giving } from '../schema/giving';
import { decimalsOf, toMinorUnits } from '../text/money';
import { paymentServiceAt, providers } from './providers';

/** What a visitor has chosen and typed. */
export interface Gift {
  /** The amount in minor units of the site's currency, such as cents. */
  minorUnits: number;
  frequency: 'once' | 'monthly';
  firstName: string;
  lastName: string;
  email: string;
}

/** Settings that name a page where gifts are paid. */
export type PaymentPage = Exclude<Giving, { provider: 'email' }>;

/** A gift, or a part of one: a link may leave the amount and the giver open. */
export type PartOfGift = Partial<Gift> & Pick<Gift, 'frequency'>;

/**
 * The address of the payment page with as much of the gift in it as the page takes. Ask
 * `acceptsMonthly` first: a monthly gift that can't be handed over opens the page for single ones.
 */
export function handOver(giving: PaymentPage, gift: PartOfGift, currency: string): string {
  const { minorUnits, frequency, firstName, lastName, email } = gift;
  const names = providers[giving.provider];
  const monthly = frequency === 'monthly' ? monthlyLink(giving, currency, minorUnits) : undefined;
  const url = new URL(monthly ?? paymentPageUrl(giving));
  const set = (name: string | undefined, value: string | undefined) => {
    if (name && value) url.searchParams.set(name, value);
  };
  // A link for monthly gifts charges the amount that it was made for, and takes no other.
  if (monthly === undefined && minorUnits) {
    set(names.amount?.name, written(minorUnits, currency, names.amount?.minorUnit));
  }
  set(names.currency, currency);
  set(names.frequency?.name, names.frequency?.[frequency]);
  set(names.firstName, firstName);
  set(names.lastName, lastName);
  set(names.email, email);
  return url.href;
}

/** Whether a monthly gift of this amount arrives as a monthly one; without an amount, whether one of any does. */
export function acceptsMonthly(giving: Giving, currency: string, minorUnits?: number): boolean {
  return (
    providers[giving.provider].frequency !== undefined ||
    monthlyLink(giving, currency, minorUnits) !== undefined
  );
}

/** Which parts of a gift arrive; visitors are asked for the others again. */
export function acceptedFields(giving: Giving) {
  const { amount, frequency, firstName, email } = providers[giving.provider];
  return {
    amount: amount !== undefined,
    frequency: frequency !== undefined || monthlyLinks(giving).length > 0,
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
  if (giving.provider !== 'link') return providers[giving.provider].name;
  return giving.name ?? paymentServiceAt(giving.link) ?? new URL(giving.link).hostname;
}

/**
 * Writes minor units as an address holds them: 1250 is 12.50 dollars, 5000 is 50; or in the smallest unit that a
 * service reckons with, if it says how many decimals that has.
 */
function written(minorUnits: number, currency: string, minorUnit?: (currency: string) => number) {
  const decimals = decimalsOf(currency);
  const amount = minorUnits / 10 ** decimals;
  if (minorUnit) return String(Math.round(amount * 10 ** minorUnit(currency)));
  return amount.toFixed(Number.isInteger(amount) ? 0 : decimals);
}

function paymentPageUrl(giving: PaymentPage): string {
  if ('link' in giving) return giving.link;
  const { address, hash } = providers[giving.provider];
  return address + giving.slug + hash;
}

/** The address for a monthly gift, where it has one of its own. */
function monthlyLink(giving: Giving, currency: string, minorUnits: number | undefined) {
  return monthlyLinks(giving).find(
    ({ amount }) => amount === undefined || toMinorUnits(amount, currency) === minorUnits,
  )?.link;
}

/** The addresses for monthly gifts, each for one amount or, where it names none, for any. */
function monthlyLinks(giving: Giving): { amount?: number; link: string }[] {
  if ('monthlyLinks' in giving) return giving.monthlyLinks ?? [];
  return 'monthlyLink' in giving && giving.monthlyLink ? [{ link: giving.monthlyLink }] : [];
}
