import {
  getExampleNumber,
  isSupportedCountry,
  parseIncompletePhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';

/** Letters on the keys of a phone, by digit (ITU-T E.161). */
const KEYS = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];

/** A number in words, as in 1-800-GIVE-NOW. */
const VANITY = /(?<=\d[\s.-]*)(?!EXT|X\d)[A-Z][A-Z\s.-]{2,}[A-Z]/g;

/**
 * Turns a phone number, as people read it in a country, into what a phone dials: E.164, with an extension
 * as RFC 3966 writes it (`+17195550142;ext=12`), or a short number as it is. Undefined if it is no number.
 */
export function dialled(phone: string, country: string): string | undefined {
  const digits = phone.replace(VANITY, (letters) => letters.replace(/[A-Z]/g, keyOf));
  const number = parsePhoneNumberFromString(
    digits,
    isSupportedCountry(country) ? { defaultCountry: country } : {},
  );
  if (number?.isPossible()) return number.getURI().replace('tel:', '');
  // Numbers such as 112, 211 or 116 117 hold within their country only, and have no code.
  const short = phone.replace(/[\s.-]/g, '');
  return /^\d{3,6}$/.test(short) ? short : undefined;
}

/** Whether the figures of a text hold a number that is dialled so (E.164), whatever words stand among them. */
export function holdsNumber(phone: string, dial: string): boolean {
  const national = parsePhoneNumberFromString(dial)?.nationalNumber;
  return national !== undefined && parseIncompletePhoneNumber(phone).includes(national);
}

/** A number as people write it in a country, or one of the United States. */
export function exampleNumber(country: string): string {
  const example = isSupportedCountry(country) ? getExampleNumber(country, examples) : undefined;
  return example?.formatNational() ?? '(201) 555-0123';
}

/** The number alone of what `dialled` gives. */
export function withoutExtension(number: string | undefined): string | undefined {
  return number?.replace(/;.*/, '');
}

function keyOf(letter: string): string {
  return String(KEYS.findIndex((key) => key.includes(letter)) + 2);
}
