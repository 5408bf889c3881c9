import { mailto } from '../contact/mailto';
import { isBlank, isEmail } from '../forms/field-rules';

/** The fields of the message form, by the names that they are sent under. */
export const MESSAGE_FIELDS = ['name', 'email', 'subject', 'message'] as const;

type MessageField = (typeof MESSAGE_FIELDS)[number];

/** A message as it was typed. */
export type Message = Record<MessageField, string>;

interface MessageError {
  id: MessageField;
  is: 'missing' | 'wrong';
}

/** What can become of a message. */
export type Outcome = 'sending' | 'sent' | 'opened' | 'tooLong' | 'failed' | 'unsure' | 'trapped';

/** A field that only robots see: whoever fills it in is asked to send again, for it may be a person. */
export const HONEYPOT = 'homepage';

/** The longest subject that an address may fill in. */
const LONGEST_SUBJECT = 120;

/** What a message lacks before it can be sent, field by field. */
export function messageErrors(message: Message): MessageError[] {
  return MESSAGE_FIELDS.flatMap((id): MessageError[] => {
    if (isBlank(message[id])) return [{ id, is: 'missing' }];
    return id === 'email' && !isEmail(message.email) ? [{ id, is: 'wrong' }] : [];
  });
}

/** The message as an email to the charity, with the writer's name and address under it. */
export function mailOf(to: string, message: Message): string {
  return mailto(to, { subject: message.subject.trim(), body: messageText(message) });
}

/** The words of a message, with their writer under them. */
export function messageText({ name, email, message }: Message): string {
  return `${message.trim()}\n\n${name.trim()}\n${email.trim()}`;
}

/** The message as text to copy, with its subject in the first line. */
export function copyOf(message: Message): string {
  return `${message.subject.trim()}\n\n${messageText(message)}`;
}

/** The subject that an address asks for (`?subject=…`), on one line and no longer than a subject is. */
export function subjectIn(search: string): string {
  const subject = new URLSearchParams(search).get('subject') ?? '';
  return [...subject.replace(/\s+/g, ' ').trim()].slice(0, LONGEST_SUBJECT).join('');
}
