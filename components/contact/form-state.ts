import { leaveFor } from '@/lib/leave';
import { fitsMailto } from '@/lib/mailto';
import { mailOf, wordsOf, type Message } from '@/lib/message';
import type { Outcome } from './message-result';

/** A field that only robots see: whoever fills it in is asked to send again, for it may be a person. */
export const TRAP = 'homepage';

/** Empties the trap; says whether anything stood in it. */
export function emptyTrap(form: HTMLFormElement): boolean {
  const trap = form.elements.namedItem(TRAP);
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

/** Hands a message to the visitor's mail program, unless it is too long for that. */
export function openMail(to: string, message: Message): Outcome {
  const address = mailOf(to, message);
  if (!fitsMailto(address)) return { is: 'tooLong', text: wordsOf(message) };
  leaveFor(address);
  return { is: 'opened', text: wordsOf(message) };
}
