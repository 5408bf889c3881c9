import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';

// Every message below completes the sentence “found …; wanted …”.

const WANTED_DATE = 'a day that exists, written like 2024-05-01';

/** A year that it is about now by the Persian, the Islamic or the Buddhist calendar. */
const OTHER_CALENDAR = /^(1[34]|25)\d\d-/;

/** How far ahead a day may lie; one that is over stays valid, so that what was built once can be built again. */
const YEARS_AHEAD = 10;

/** A day that exists and isn't far ahead, as ISO 8601 writes it. */
export const date = z
  .string({ error: WANTED_DATE })
  .refine((day) => !OTHER_CALENDAR.test(day), {
    error: `a day of the calendar by which it is ${dayFromNow({ days: 0 }).slice(0, 4)} now`,
    abort: true,
  })
  .refine((day) => z.iso.date().safeParse(day).success && day > '1900', {
    error: WANTED_DATE,
    abort: true,
  })
  .refine((day) => day < dayFromNow({ years: YEARS_AHEAD }), {
    error: `a day within ${YEARS_AHEAD} years from now, since others are mostly a slip of the digits`,
    abort: true,
  })
  .meta({ format: 'date', description: 'a day, as 2024-05-01' });

/** The day on which something was last changed, as ISO 8601 writes it. */
export const dayOfChange = date
  .refine((day) => day <= dayFromNow({ days: 1 }), {
    error: 'the day of a change that was made, not one to come',
  })
  .describe('the day of its last change, as 2024-04-20; search engines go by it');

const WANTED_TIME = 'a time on the 24-hour clock, written like 09:00 or 18:30';

/** A time of day on the 24-hour clock. */
export const time = z
  .string({ error: WANTED_TIME })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: WANTED_TIME, abort: true })
  .describe('a time on the 24-hour clock, as 09:00 or 18:30');

function dayFromNow(ahead: { years?: number; days?: number }): string {
  return Temporal.Now.plainDateISO('UTC').add(ahead).toString();
}
