import { z } from 'zod';
import { dialled, exampleNumber, holdsNumber, withoutExtension } from '../contact/phone';
import { isolated } from '../text/locale';
import { addressIn, email, group, list, text } from './fields';
import type { SiteLocale } from './locale';

/** A number among words, in the digits of any script. */
const NUMBER = /[+(]?\p{Nd}[\p{Nd}\s().-]*\p{Nd}/u;

/** How to reach the charity in its country; `dial` is then what a phone dials (RFC 3966). */
export function contactIn({ country, language }: SiteLocale) {
  return group({
    email,
    phone: text.optional().describe('the phone number, as people read it'),
    dial: text
      .optional()
      .describe(
        'the number to dial, only where it can’t be told from phone, as with words for an extension',
      ),
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
    const other = dial === undefined ? number : dialled(dial, country);
    if (number === undefined) {
      if (other === undefined || !holdsNumber(phone, other)) {
        return issue('phone', wantedPhone(country));
      }
      const inWords = phone.replace(NUMBER, (found) => isolated(found, language));
      return { ...contact, phone: inWords, dial: other };
    }
    if (withoutExtension(other) === withoutExtension(number)) {
      return { ...contact, phone: isolated(phone, language), dial: number };
    }
    return issue('dial', `the number that phone shows (${number}), or no line dial at all`);
  });
}

function wantedPhone(country: string): string {
  return `one phone number, written like ${exampleNumber(country)}, or with its country code, like +44 20 7946 0958; with other words, such as for an extension, a line dial below it that holds the number alone`;
}
