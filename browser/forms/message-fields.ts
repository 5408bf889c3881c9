import { fitsMailto } from '@/lib/contact/mailto';
import { HONEYPOT, mailOf, MESSAGE_FIELDS, type Message } from '@/lib/message/message';
import { navigateTo } from './navigate';

/** Empties the trap; says whether anything stood in it. */
export function emptyHoneypot(form: HTMLFormElement): boolean {
  const trap = fieldIn(form, HONEYPOT);
  if (!trap?.value) return false;
  trap.value = '';
  return true;
}

/** What stands in the fields now. */
export function messageIn(form: HTMLFormElement): Message {
  const typed = (id: string) => fieldIn(form, id)?.value ?? '';
  return {
    name: typed('name'),
    email: typed('email'),
    subject: typed('subject'),
    message: typed('message'),
  };
}

/** Clears the fields that still hold what was sent, and keeps what was typed since. */
export function clearSent(form: HTMLFormElement, sent: Message) {
  for (const id of MESSAGE_FIELDS) {
    const field = fieldIn(form, id);
    if (field?.value === sent[id]) field.value = field.defaultValue;
  }
}

/** Hands a message to the visitor's mail program, unless it is too long for that; says which. */
export function openMail(to: string, message: Message): 'opened' | 'tooLong' {
  const address = mailOf(to, message);
  if (!fitsMailto(address)) return 'tooLong';
  navigateTo(address);
  return 'opened';
}

function fieldIn(form: HTMLFormElement, id: string) {
  const field = form.elements.namedItem(id);
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isText ? field : undefined;
}
