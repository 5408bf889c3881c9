import { clockSpan, clockTime } from './dates';
import { LOCALE } from './locale';
import { localEnd, localStart } from './moments';
import type { EventTimes } from './schema/event';

/** A time of day, in words and for machines. */
interface Moment {
  words: string;
  /** ISO 8601 with the offset of that day. */
  iso: string;
}

/**
 * The hours of an event, with the zone as people name it on that day: 6:00, 10:00 PM MDT. Nothing
 * for one that lasts all day. `timeZone` is an IANA name, that of the place where the event is.
 */
export function hoursInZone(event: EventTimes, timeZone: string): Moment[] {
  const { startTime, endTime } = event;
  if (startTime === undefined) return [];
  const start = localStart(event, timeZone);
  const end = localEnd(event, timeZone);
  const zone = zoneName(start, timeZone);
  if (endTime === undefined || end === undefined) {
    return [{ words: `${clockTime(startTime)} ${zone}`, iso: start }];
  }
  const endZone = zoneName(end, timeZone);
  const [first, last] =
    zone === endZone
      ? clockSpan(startTime, endTime)
      : [`${clockTime(startTime)} ${zone}`, clockTime(endTime)];
  return [
    { words: first, iso: start },
    { words: `${last} ${endZone}`, iso: end },
  ];
}

function zoneName(iso: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(LOCALE, { timeZone, timeZoneName: 'short' }).formatToParts(
    new Date(iso),
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
