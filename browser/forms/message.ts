import type { MessageSettings } from '@/lib/forms/form-settings';
import {
  messageErrors,
  MESSAGE_FIELDS,
  subjectIn,
  messageText,
  type Message,
} from '@/lib/message/message';
import { sendMessage } from '@/lib/message/send-message';
import { doubleSubmitGuard } from './double-submit';
import { errorsOf, type FieldError } from './errors';
import { emptyHoneypot, messageIn, openMail } from './message-fields';
import { resultOf } from './message-result';
import { settingsOf } from './settings';
import { listen } from './take-over';

/**
 * Takes the message form over as it stands: checks what was typed, sends it to the form service or into
 * the visitor's mail program, and says what became of it. The state is the fields' own.
 */
export function takeOverMessageForm(form: HTMLFormElement) {
  const { writing, email, form: words, error } = settingsOf<MessageSettings>(form);
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
    const message = messageIn(form);
    const found = errorsIn(message);
    errors.report(found);
    result.show(undefined);
    if (found.length > 0) return;

    const text = messageText(message);
    if (writing === undefined) {
      guard.done(timeStamp);
      return result.show(openMail(email, message), { text });
    }
    if (emptyHoneypot(form)) {
      guard.done(timeStamp);
      return result.show('trapped', { text });
    }
    isSending = true;
    result.show('sending');
    const typed = Object.fromEntries(MESSAGE_FIELDS.map((id) => [id, message[id].trim()]));
    const answer = await sendMessage(writing.endpoint, { ...writing.fields, ...typed });
    isSending = false;
    if (!answer.sent) {
      const { why, reasons } = answer;
      return result.show(why === 'refused' ? 'failed' : 'unsure', { text, reasons });
    }
    guard.done(performance.now());
    form.reset();
    result.show('sent');
  }

  listen(form, 'input', () => errors.recheck(errorsIn(messageIn(form))));
  listen(form, 'submit', (event) => {
    event.preventDefault();
    return submit(event);
  });

  const subject = form.elements.namedItem('subject');
  if (subject instanceof HTMLInputElement) subject.value ||= subjectIn(location.search);
}
