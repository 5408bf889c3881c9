import { mailto } from '../contact/mailto';
import type { Pages } from '../schema/pages';
import type { Locale } from '../text/locale';
import { money } from '../text/money';
import { fillIn } from '../text/placeholders';
import type { PartOfGift } from './giving';

/** An email that announces a gift, in the words of the form. */
export function giftMail(
  to: string,
  { minorUnits, frequency, firstName = '', lastName = '', email = '' }: PartOfGift,
  { subject, ask, ...give }: Pages['donation']['form']['mail'],
  locale: Locale,
): string {
  const sentence =
    minorUnits === undefined
      ? give.open[frequency]
      : fillIn(give.amount[frequency], { amount: money(minorUnits, locale) });
  return mailto(to, {
    subject,
    body: `${sentence}\n\n${ask}\n\n${firstName} ${lastName}\n${email}`.trimEnd(),
  });
}
