import type { MessageSettings } from '@/lib/forms/form-settings';
import { MESSAGE_FIELDS, messageErrors, subjectIn, type Message } from '@/lib/message/message';
import { sendMessage } from '@/lib/message/send-message';
import { doubleSubmitGuard } from './double-submit';
import { listen, takeMarksOut } from './enhance';
import { errorsOf, type FieldError } from './errors';
import { clearSent, emptyHoneypot, messageIn, openMail } from './message-fields';
import { resultOf } from './message-result';
import { settingsOf } from './settings';

/**
 * Takes the message form over as it stands: checks what was typed, sends it to the form service or into
 * the visitor's mail program, and says what became of it. The state is the fields' own.
 */
export function enhanceMessageForm(form: HTMLFormElement) {
  const { posting, email, form: words, error } = settingsOf<MessageSettings>(form);
  const errors = errorsOf(form, error);
  const guard = doubleSubmitGuard();
  const result = resultOf(form);
  let isSending = false;

  const errorsIn = (message: Message): FieldError[] =>
    messageErrors(message).map(({ id, is }) => ({
      id,
      text: is === 'wrong' ? words.wrongEmail : words.missing[id],
    }));

  async function submit({ timeStamp }: SubmitEvent) {
    // A second press would open the mail twice, or find fault with a form that was just cleared.
    if (isSending || !guard.counts(timeStamp)) return;
    takeMarksOut(form);
    const message = messageIn(form);
    const found = errorsIn(message);
    errors.report(found);
    result.show(undefined);
    if (found.length > 0) return;

    if (posting === undefined) {
      guard.done(timeStamp);
      return result.show(openMail(email, message));
    }
    if (emptyHoneypot(form)) {
      guard.done(timeStamp);
      return result.show('trapped');
    }
    isSending = true;
    result.show('sending');
    const { activeElement: from } = document;
    const typed = Object.fromEntries(MESSAGE_FIELDS.map((id) => [id, message[id].trim()]));
    const { is, reasons } = await sendMessage(posting, typed);
    isSending = false;
    const now = messageIn(form);
    const hasTypedOn = MESSAGE_FIELDS.some((id) => now[id] !== message[id]);
    if (is === 'sent') {
      guard.done(performance.now());
      clearSent(form, message);
    }
    result.show(is, { reasons, from: hasTypedOn ? null : from });
  }

  listen(form, 'input', () => errors.recheck(errorsIn(messageIn(form))));
  listen(form, 'submit', (event) => {
    event.preventDefault();
    return submit(event);
  });

  const subject = form.elements.namedItem('subject');
  if (subject instanceof HTMLInputElement) subject.value ||= subjectIn(location.search);
}
