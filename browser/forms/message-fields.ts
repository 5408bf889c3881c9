import { fitsMailto } from '@/lib/contact/mailto';
import { mailOf, HONEYPOT, type Message } from '@/lib/message/message';
import { navigateTo } from './navigate';

/** Empties the trap; says whether anything stood in it. */
export function emptyHoneypot(form: HTMLFormElement): boolean {
  const trap = form.elements.namedItem(HONEYPOT);
  if (!(trap instanceof HTMLInputElement) || trap.value === '') return false;
  trap.value = '';
  return true;
}

/** What stands in the fields now. */
export function messageIn(form: HTMLFormElement): Message {
  const data = new FormData(form);
  const typed = (id: string) => String(data.get(id) ?? '');
  return {
    name: typed('name'),
    email: typed('email'),
    subject: typed('subject'),
    message: typed('message'),
  };
}

/** Hands a message to the visitor's mail program, unless it is too long for that; says which. */
export function openMail(to: string, message: Message): 'opened' | 'tooLong' {
  const address = mailOf(to, message);
  if (!fitsMailto(address)) return 'tooLong';
  navigateTo(address);
  return 'opened';
}
