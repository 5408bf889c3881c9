import { z } from 'zod';
import { dialled, exampleNumber, withoutExtension } from '../contact/phone';
import { isolated } from '../text/locale';
import { addressIn, email, group, list, text } from './fields';
import type { Home } from './locale';

/** How to reach the charity in its country; `dial` is then what a phone dials (RFC 3966). */
export function contactIn({ country, language }: Home) {
  return group({
    email,
    phone: text,
    dial: text.optional(),
    address: addressIn(country),
    hours: list(group({ days: text, time: text }), 'row of opening hours'),
  }).transform(({ dial, ...contact }, { addIssue }) => {
    const number = dialled(contact.phone, country);
    if (number === undefined) {
      addIssue({ code: 'custom', path: ['phone'], message: wantedPhone(country) });
      return z.NEVER;
    }
    const other = dial === undefined ? number : dialled(dial, country);
    if (withoutExtension(other) === withoutExtension(number)) {
      return { ...contact, phone: isolated(contact.phone, language), dial: number };
    }
    addIssue({
      code: 'custom',
      path: ['dial'],
      message: `the number that phone shows (${number}), or no line dial at all`,
    });
    return z.NEVER;
  });
}

function wantedPhone(country: string): string {
  return `one phone number, written like ${exampleNumber(country)}, or with its country code, like +44 20 7946 0958`;
}
