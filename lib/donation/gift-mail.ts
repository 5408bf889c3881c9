import type { Gift } from './giving';
import { mailto } from '../contact/mailto';
import { money } from '../text/money';
import type { Pages } from '../schema/pages';

/** An email that announces a gift, in the words of the form. */
export function giftMail(
  to: string,
  gift: Gift,
  form: Pick<Pages['donation']['form'], 'mail' | 'summary'>,
): string {
  const { firstName, lastName, email } = gift;
  const sentence = `${form.mail.give} ${money(gift.cents)} ${form.summary[gift.frequency]}.`;
  return mailto(to, {
    subject: form.mail.subject,
    body: `${sentence}\n\n${form.mail.ask}\n\n${firstName} ${lastName}\n${email}`.trimEnd(),
  });
}
