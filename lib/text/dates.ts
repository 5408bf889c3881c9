import { Temporal } from 'temporal-polyfill';

/** The parts of a day as a calendar leaf shows them. */
export interface Leaf {
  month: string;
  day: string;
  year: string;
}

/** A year, and the local midnight at which it ends. */
export interface Year {
  text: string;
  end: string;
}

/** A span of days or hours: what stands for its beginning and its end, and what between them. */
export interface Range {
  start: string;
  dash: string;
  end: string;
}

const LONG = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const CLOCK = { hour: 'numeric', minute: '2-digit' } as const;

/** Splits a day (YYYY-MM-DD) for a calendar leaf: Mar, 15, 2024. */
export function leafOf(date: string, language: string): Leaf {
  // A figure alone, in languages that put a sign behind it, too.
  const figure = (name: 'day' | 'year') => {
    const parts = formatter(language, { [name]: 'numeric' }).formatToParts(dayOf(date));
    return parts.find(({ type }) => type === name)?.value ?? '';
  };
  const month = write(dayOf(date), language, { month: 'short' });
  return { month, day: figure('day'), year: figure('year') };
}

/** Writes a day (YYYY-MM-DD) in full: Friday, March 15, 2024. */
export function longDate(date: string, language: string): string {
  return write(dayOf(date), language, LONG);
}

/** Writes two days (YYYY-MM-DD) in full, with what they share once: Friday, March 15 – Sunday, March 17, 2024. */
export function longDates(first: string, last: string, language: string): Range {
  return range(dayOf(first), dayOf(last), language, LONG);
}

/** Writes a day (YYYY-MM-DD) without its weekday: March 15, 2024. */
export function plainDate(date: string, language: string): string {
  return write(dayOf(date), language, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** Writes a day (YYYY-MM-DD) without its year: March 15. */
export function monthDay(date: string, language: string): string {
  return write(dayOf(date), language, { day: 'numeric', month: 'long' });
}

/** Writes the weekday of a day (YYYY-MM-DD): Friday. */
export function weekdayOf(date: string, language: string): string {
  return write(dayOf(date), language, { weekday: 'long' });
}

/** Writes the year of a day (YYYY-MM-DD). */
export function yearOf(date: string, language: string): string {
  return leafOf(date, language).year;
}

/**
 * Writes the year at a moment in a zone, an IANA name, as the page script does from the midnight on (YYYY-MM-DDTHH:MM,
 * wherever a visitor is) at which it ends in the calendar of the language.
 */
export function yearAt(now: Date, language: string, timeZone: string): Year {
  const format = dateFormat(language, { year: 'numeric', timeZone });
  const { calendar } = format.resolvedOptions();
  const day = Temporal.Instant.from(now.toISOString()).toZonedDateTimeISO(timeZone).toPlainDate();
  const nextYear = day.withCalendar(calendar).add({ years: 1 }).with({ month: 1, day: 1 });
  return { text: format.format(now), end: `${nextYear.withCalendar('iso8601')}T00:00` };
}

/** Writes a time of day (HH:MM) on the clock of a language, as in a range: 18:00 becomes 6:00 PM. */
export function clockTime(time: string, language: string): string {
  return write(timeOf(time), language, { timeStyle: 'short' });
}

/** Writes two times of a day (HH:MM), with the half of the day once where both share it: 6:00–10:00 PM. */
export function clockTimes(start: string, end: string, language: string): Range {
  const { dash, ...times } = range(timeOf(start), timeOf(end), language, CLOCK);
  // Words between them keep their spaces.
  return { ...times, dash: /\p{L}/u.test(dash) ? dash : dash.trim() };
}

/** What both share stands with the first where it comes before it, else with the last. */
function range(from: Date, to: Date, language: string, options: Intl.DateTimeFormatOptions): Range {
  const parts = to < from ? [] : formatter(language, options).formatRangeToParts(from, to);
  const first = parts.findLastIndex(({ source }) => source === 'startRange') + 1;
  const last = parts.findIndex(({ source }) => source === 'endRange');
  if (first < 1 || last < first) {
    return {
      start: write(from, language, options),
      dash: ' – ',
      end: write(to, language, options),
    };
  }
  const words = (start: number, end?: number) =>
    plain(parts.slice(start, end).reduce((text, { value }) => text + value, ''));
  return { start: words(0, first), dash: words(first, last), end: words(last) };
}

function write(moment: Date, language: string, options: Intl.DateTimeFormatOptions): string {
  return plain(formatter(language, options).format(moment));
}

const known = new Map<string, Intl.DateTimeFormat>();

/** Writes dates in a language; made once for each kind, which takes longer than writing one. */
export function dateFormat(
  language: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const kind = JSON.stringify([language, options]);
  const format = known.get(kind) ?? new Intl.DateTimeFormat(language, options);
  known.set(kind, format);
  return format;
}

/** A calendar day has no zone; reading and writing it in UTC keeps the machine's zone out of it. */
function formatter(language: string, options: Intl.DateTimeFormatOptions) {
  return dateFormat(language, { ...options, timeZone: 'UTC' });
}

/** Versions of Node differ in the thin spaces that they put into dates and times. */
function plain(text: string): string {
  return text.replace(/[\u2009\u202f]/g, ' ');
}

function dayOf(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

function timeOf(time: string): Date {
  return new Date(`1970-01-01T${time}Z`);
}
