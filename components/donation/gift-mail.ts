import type { Gift } from '@/lib/giving';
import { mailto } from '@/lib/mailto';
import { money } from '@/lib/money';
import type { Pages } from '@/lib/schema/pages';

/** An email that announces a gift, in the words of the form. */
export function giftMail(to: string, gift: Gift, form: Pages['donation']['form']): string {
  const { firstName, lastName, email } = gift;
  const sentence = `${form.mail.give} ${money(gift.cents)} ${form.summary[gift.frequency]}.`;
  return mailto(to, {
    subject: form.mail.subject,
    body: `${sentence}\n\n${form.mail.ask}\n\n${firstName} ${lastName}\n${email}`.trimEnd(),
  });
}
