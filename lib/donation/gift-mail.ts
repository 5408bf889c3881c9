import { mailto } from '../contact/mailto';
import { money } from '../text/money';
import type { Pages } from '../schema/pages';
import type { PartOfGift } from './giving';

/** An email that announces a gift, in the words of the form. */
export function giftMail(
  to: string,
  { cents, frequency, firstName = '', lastName = '', email = '' }: PartOfGift,
  form: Pick<Pages['donation']['form'], 'mail' | 'summary'>,
): string {
  const amount = cents === undefined ? '' : ` ${money(cents)}`;
  const sentence = `${form.mail.give}${amount} ${form.summary[frequency]}.`;
  return mailto(to, {
    subject: form.mail.subject,
    body: `${sentence}\n\n${form.mail.ask}\n\n${firstName} ${lastName}\n${email}`.trimEnd(),
  });
}
