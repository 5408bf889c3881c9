import { readAmount, type AmountError } from './amount';
import { isBlank, isEmail } from '../forms/field-rules';
import { acceptedFields, acceptsMonthly, type Gift } from './giving';
import { money } from '../text/money';
import type { Giving } from '../schema/giving';

/** A gift as it was chosen and typed; `amount` is what a preset or the field for another amount holds. */
export interface TypedGift extends Omit<Gift, 'cents'> {
  amount: string;
}

/** What is wrong with a gift, field by field. */
export type GiftError =
  | { id: 'amount'; is: AmountError }
  | { id: 'frequency'; is: 'onceOnly' }
  | { id: 'firstName' | 'lastName'; is: 'missing' }
  | { id: 'email'; is: 'missing' | 'wrong' };

/** The id of the choice of an amount in the form. */
export function presetId(preset: number | undefined): string {
  return `preset-${preset}`;
}

/** What has to be mended before a gift can be handed over. */
export function giftErrors(gift: TypedGift, giving: Giving): GiftError[] {
  const errors: GiftError[] = [];
  const amount = readAmount(gift.amount);
  const asked = acceptedFields(giving);
  // What the payment page doesn't take is not asked for here, and can't be amiss.
  if ('error' in amount) {
    if (asked.amount) errors.push({ id: 'amount', is: amount.error });
  } else if (gift.frequency === 'monthly' && !acceptsMonthly(giving, amount.cents)) {
    errors.push({ id: 'frequency', is: 'onceOnly' });
  }
  if (asked.names && isBlank(gift.firstName)) errors.push({ id: 'firstName', is: 'missing' });
  if (asked.names && isBlank(gift.lastName)) errors.push({ id: 'lastName', is: 'missing' });
  if (asked.email && isBlank(gift.email)) errors.push({ id: 'email', is: 'missing' });
  else if (asked.email && !isEmail(gift.email)) errors.push({ id: 'email', is: 'wrong' });
  return errors;
}

/** A gift as it is handed over: whole cents, and no spaces around what was typed. */
export function giftOf({ frequency, firstName, lastName, email }: TypedGift, cents: number): Gift {
  return {
    cents,
    frequency,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: email.trim(),
  };
}

/** What a gift does: the words of its own amount, or those for any other. */
export function impactOf(
  cents: number,
  items: readonly { amount: number; text: string }[],
  other: string,
): string {
  const item = items.find(({ amount }) => amount * 100 === cents);
  return `${money(cents)} ${item?.text ?? other}`;
}
