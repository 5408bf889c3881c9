import { isBlank, isEmail } from '../forms/field-rules';
import type { Giving } from '../schema/giving';
import type { Locale } from '../text/locale';
import { money, toMinorUnits } from '../text/money';
import { fillIn } from '../text/placeholders';
import { readAmount, type AmountError, type AmountRules } from './amount';
import { acceptedFields, acceptsMonthly, type Gift } from './giving';

/** A gift as it was chosen and typed; `amount` is what a preset or the field for another amount holds. */
export interface TypedGift extends Omit<Gift, 'minorUnits'> {
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
export function giftErrors(gift: TypedGift, giving: Giving, rules: AmountRules): GiftError[] {
  const errors: GiftError[] = [];
  const amount = readAmount(gift.amount, rules);
  const asked = acceptedFields(giving);
  // What the payment page doesn't take is not asked for here, and can't be amiss.
  if ('error' in amount) {
    if (asked.amount) errors.push({ id: 'amount', is: amount.error });
  } else if (
    gift.frequency === 'monthly' &&
    !acceptsMonthly(giving, rules.currency, amount.minorUnits)
  ) {
    errors.push({ id: 'frequency', is: 'onceOnly' });
  }
  if (asked.names && isBlank(gift.firstName)) errors.push({ id: 'firstName', is: 'missing' });
  if (asked.names && isBlank(gift.lastName)) errors.push({ id: 'lastName', is: 'missing' });
  if (asked.email && isBlank(gift.email)) errors.push({ id: 'email', is: 'missing' });
  else if (asked.email && !isEmail(gift.email)) errors.push({ id: 'email', is: 'wrong' });
  return errors;
}

/** A gift as it is handed over: whole minor units, and no spaces around what was typed. */
export function giftOf(
  { frequency, firstName, lastName, email }: TypedGift,
  minorUnits: number,
): Gift {
  return {
    minorUnits,
    frequency,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: email.trim(),
  };
}

/** What a gift does: the words of its own amount, or those for any other. */
export function impactOf(
  minorUnits: number,
  items: readonly { amount: number; text: string }[],
  words: { impact: string; otherImpact: string },
  locale: Locale,
): string {
  const amount = money(minorUnits, locale);
  const item = items.find((each) => toMinorUnits(each.amount, locale.currency) === minorUnits);
  return item
    ? fillIn(words.impact, { amount, text: item.text })
    : fillIn(words.otherImpact, { amount });
}
