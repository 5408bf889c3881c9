import { LOCALE } from './locale';

/** The parts of a day as a calendar leaf shows them. */
export interface Leaf {
  month: string;
  day: string;
  year: string;
}

/** Splits a day (YYYY-MM-DD) for a calendar leaf: Mar, 15, 2024. */
export function leafOf(date: string): Leaf {
  return {
    month: format(date, { month: 'short' }),
    day: format(date, { day: 'numeric' }),
    year: format(date, { year: 'numeric' }),
  };
}

/** Writes a day (YYYY-MM-DD) in full: Friday, March 15, 2024. */
export function longDate(date: string): string {
  return format(date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
}

/** Writes a day (YYYY-MM-DD) without its weekday: March 15, 2024. */
export function plainDate(date: string): string {
  return format(date, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** Writes a day (YYYY-MM-DD) without its year: March 15. */
export function monthDay(date: string): string {
  return format(date, { day: 'numeric', month: 'long' });
}

/** Writes a time of day (HH:MM) on the 12-hour clock: 18:00 becomes 6:00 PM. */
export function clockTime(time: string): string {
  const { hour, minute, half } = clockParts(time);
  return `${hour}:${minute} ${half}`;
}

/** Writes the two ends of a span of time, with the half of the day once where both share it: 6:00 and 10:00 PM. */
export function clockSpan(start: string, end: string): [string, string] {
  const { hour, minute, half } = clockParts(start);
  const shared = clockParts(end).half === half;
  return [shared ? `${hour}:${minute}` : clockTime(start), clockTime(end)];
}

function clockParts(time: string) {
  const [hours = '', minute = ''] = time.split(':');
  const hour = Number(hours);
  return { hour: hour % 12 || 12, minute, half: hour < 12 ? 'AM' : 'PM' };
}

/** A calendar day has no zone; reading and writing it in UTC keeps the machine's zone out of it. */
function format(date: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}
