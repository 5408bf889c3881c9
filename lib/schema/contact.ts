import { z } from 'zod';
import { dialled, exampleNumber, withoutExtension } from '../contact/phone';
import { isolated } from '../text/locale';
import { addressIn, email, group, list, text } from './fields';
import type { SiteLocale } from './locale';

/** How to reach the charity in its country; `dial` is then what a phone dials (RFC 3966). */
export function contactIn({ country, language }: SiteLocale) {
  return group({
    email,
    phone: text.optional().describe('the phone number, as people read it'),
    dial: text.optional().describe('the number to dial, only where it can’t be told from phone'),
    address: addressIn(country),
    hours: list(
      group({
        days: text.describe('such as Monday to Friday'),
        time: text.describe('such as 9 am to 5 pm'),
      }),
      'row of opening hours',
    ).optional(),
  }).transform(({ dial, ...contact }, { addIssue }) => {
    const issue = (field: string, message: string) => {
      addIssue({ code: 'custom', path: [field], message });
      return z.NEVER;
    };
    const { phone } = contact;
    if (phone === undefined) {
      return dial === undefined
        ? { ...contact, dial }
        : issue('dial', 'no such line, since there is no phone');
    }
    if (country === '') return { ...contact, dial };
    const number = dialled(phone, country);
    if (number === undefined) return issue('phone', wantedPhone(country));
    const other = dial === undefined ? number : dialled(dial, country);
    if (withoutExtension(other) === withoutExtension(number)) {
      return { ...contact, phone: isolated(phone, language), dial: number };
    }
    return issue('dial', `the number that phone shows (${number}), or no line dial at all`);
  });
}

function wantedPhone(country: string): string {
  return `one phone number, written like ${exampleNumber(country)}, or with its country code, like +44 20 7946 0958`;
}
