import { Temporal } from 'temporal-polyfill';
import type { EventTimes } from './schema/event';

/**
 * The instant at which an event begins, as ISO 8601 in UTC: its start, or the start of its first day
 * where it lasts all day. `timeZone` is an IANA name, that of the place where the event is.
 */
export function startOf({ date, startTime = '00:00' }: EventTimes, timeZone: string): string {
  const day = Temporal.PlainDate.from(date);
  return day.toZonedDateTime({ timeZone, plainTime: startTime }).toInstant().toString();
}

/**
 * The instant at which an event is over, as ISO 8601 in UTC: its end, or the end of its last day
 * where content gives no end. `timeZone` is an IANA name, that of the place where the event is.
 */
export function endOf({ date, endDate = date, endTime }: EventTimes, timeZone: string): string {
  const day = Temporal.PlainDate.from(endDate);
  const end =
    endTime === undefined
      ? day.add({ days: 1 }).toZonedDateTime(timeZone)
      : day.toZonedDateTime({ timeZone, plainTime: endTime });
  return end.toInstant().toString();
}

/**
 * When an event begins, as ISO 8601 in the time of its place, with the offset that holds there on
 * that day; the day alone where it lasts all day. `timeZone` is an IANA name.
 */
export function localStart({ date, startTime }: EventTimes, timeZone: string): string {
  return startTime === undefined ? date : localTime(date, startTime, timeZone);
}

/**
 * When an event ends, written as `localStart` writes its beginning; the last day alone where content
 * gives no hour, and nothing where it gives neither. `timeZone` is an IANA name.
 */
export function localEnd(
  { date, endDate, endTime }: EventTimes,
  timeZone: string,
): string | undefined {
  return endTime === undefined ? endDate : localTime(endDate ?? date, endTime, timeZone);
}

function localTime(date: string, plainTime: string, timeZone: string): string {
  return Temporal.PlainDate.from(date)
    .toZonedDateTime({ timeZone, plainTime })
    .toString({ smallestUnit: 'second', timeZoneName: 'never' });
}

/** The year at a moment in a zone, an IANA name. */
export function yearAt(now: Date, timeZone: string): number {
  return Temporal.Instant.from(now.toISOString()).toZonedDateTimeISO(timeZone).year;
}

/** Whether an event that ends at an instant is over at a moment; the page script decides alike. */
export function isOver(ends: string, now: Date): boolean {
  return Date.parse(ends) <= now.getTime();
}
