import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { EMAIL } from '../forms/field-rules';
import { icons, isIconName } from '../look/icons';
import { trimmed } from '../text/lookalikes';
import { isWebAddress } from '../text/web-address';
import { country } from './locale';
import { findUnfit } from './plain-words';

/** Marks what is wrong with words, in which curly quotes and special spaces are right. */
export const WORDS = { words: true };

/** A line break and the spaces around it. */
const LINE_BREAKS = /\s*[\n\r\u0085\u2028\u2029]\s*/g;

// Every message below completes the sentence “found …; wanted …”.

/** Words that a visitor reads. */
export const text = words('words');

/** A sentence with each of these names in braces, in whose place something else will stand. */
export function sentence(...names: string[]) {
  return words('words', names);
}

const WANTED_DATE = 'a day that exists, written like 2024-05-01';

/** How far ahead a day may lie; one that is over stays valid, so that what was built once can be built again. */
const YEARS_AHEAD = 10;

/** A day that exists and isn't far ahead, as ISO 8601 writes it. */
export const date = z
  .string({ error: WANTED_DATE })
  .refine((day) => z.iso.date().safeParse(day).success && day > '1900', {
    error: WANTED_DATE,
    abort: true,
  })
  .refine((day) => day < dayFromNow({ years: YEARS_AHEAD }), {
    error: `a day within ${YEARS_AHEAD} years from now, since others are mostly a slip of the digits`,
    abort: true,
  });

/** The day on which something was last changed, as ISO 8601 writes it. */
export const dayOfChange = date.refine((day) => day <= dayFromNow({ days: 1 }), {
  error: 'the day of a change that was made, not one to come',
});

const WANTED_TIME = 'a time on the 24-hour clock, written like 09:00 or 18:30';

/** A time of day on the 24-hour clock. */
export const time = z
  .string({ error: WANTED_TIME })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: WANTED_TIME, abort: true });

/** An email address, alone on its line. */
export const email = z.email({
  pattern: EMAIL,
  error: 'an email address, written like hello@example.org',
});

const WANTED_ADDRESS = 'a web address that starts with https://';

/** A web address that a browser may be sent to. */
export const webAddress = z
  .string({ error: WANTED_ADDRESS })
  .refine(isWebAddress, { error: WANTED_ADDRESS, abort: true });

/** An address in full that a service has given to the charity. */
export function addressAt(wanted: string, isPage: (address: URL) => boolean) {
  return z
    .string({ error: wanted })
    .refine((typed) => isWebAddress(typed) && isPage(new URL(typed)), {
      error: wanted,
      abort: true,
    });
}

const WANTED_AMOUNT = 'a whole amount of money, written like 25, without a sign';

/** A whole amount in the site's currency. */
export const amount = z
  .string({ error: WANTED_AMOUNT })
  .regex(/^[1-9]\d{0,8}$/, { error: WANTED_AMOUNT, abort: true })
  .transform(Number);

const WANTED_PRICE = 'a whole amount of money, written like 60, without a sign, or 0 if it is free';

/** What a seat costs, as a whole amount in the site's currency; 0 where it is free. */
export const price = z
  .string({ error: WANTED_PRICE })
  .regex(/^(0|[1-9]\d{0,8})$/, {
    error: ({ input }) => `${WANTED_PRICE}${adviceOnPrice(String(input))}`,
  })
  .transform(Number);

function adviceOnPrice(typed: string): string {
  if (/\d\D+\d{2}$/.test(typed) && !/[-–]/.test(typed)) {
    return '; with cents, leave this line out and say the price in cost';
  }
  if (/\d.*[-–].*\d|from|to|up/i.test(typed)) {
    return '; of several prices the lowest, and all of them in cost';
  }
  return '';
}

/** A place in an order, counted from 1. */
export const position = z
  .string({ error: 'a whole number, written like 1' })
  .regex(/^\d{1,4}$/, 'a whole number, written like 1')
  .transform(Number);

/** The name of an icon in `lib/look/icons.ts`. */
export const icon = z
  .string({ error: oneOf(Object.keys(icons)) })
  .refine(isIconName, { error: oneOf(Object.keys(icons)) });

/** The hour of the day at which a ridgeline scene is drawn. */
export const timeOfDay = z.enum(['dawn', 'morning', 'noon', 'dusk', 'night'], {
  error: oneOf(['dawn', 'morning', 'noon', 'dusk', 'night']),
});

export type TimeOfDay = z.infer<typeof timeOfDay>;

/** A heading with one text under it. */
export const passage = group({ heading: text, text });

/** Where a letter or a visitor would go; in the site's country (ISO 3166-1), unless it says another. */
export const addressIn = (home: string) =>
  group({
    street: text.optional(),
    city: text,
    region: text.optional(),
    postalCode: text.optional(),
    country: country.default(home),
  });

export type Address = z.infer<ReturnType<typeof addressIn>>;

/** A list with at least one entry. */
export function list<Entry extends z.ZodType>(entry: Entry, noun: string) {
  const wanted = `a list with a line “- …” for each ${noun}`;
  return z.array(entry, { error: wanted }).min(1, wanted);
}

/** A list with at least one entry, and no more than stand well beside each other. */
export function listOfUpTo<Entry extends z.ZodType>(most: number, entry: Entry, noun: string) {
  const wanted = `a list of one to ${most}, with a line “- …” for each ${noun}`;
  return z.array(entry, { error: wanted }).min(1, wanted).max(most, wanted);
}

/** Fields that stand together; a field that is not named here is an issue. */
export function group<Shape extends z.ZodRawShape>(shape: Shape) {
  const wanted = `indented fields: ${Object.keys(shape).join(', ')}`;
  return z.strictObject(shape, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? undefined : wanted),
  });
}

/**
 * Words for people: plain ones on one line, whatever lines they were typed on. They hold the given names in
 * braces and no others.
 */
export function words(wanted: string, names: readonly string[] = []) {
  return z
    .string({ error: wanted })
    .overwrite((typed) => trimmed(typed).replace(LINE_BREAKS, ' '))
    .superRefine((typed, { addIssue }) => {
      const message = findUnfit(typed, wanted, { names });
      if (message) addIssue({ code: 'custom', message, params: WORDS });
    });
}

/** Says that one of several words is wanted. */
export function oneOf(words: readonly string[]): string {
  return `one of ${words.join(', ')}`;
}

/** The day that lies some time ahead, as ISO 8601 writes it. */
function dayFromNow(ahead: { years?: number; days?: number }): string {
  return Temporal.Now.plainDateISO('UTC').add(ahead).toString();
}
