import { clockSpan, clockTime, monthDay } from '../text/dates';
import { LOCALE } from '../text/locale';
import { localEnd, localStart, runsThrough } from './moments';
import type { EventTimes } from '../schema/event-times';

/** A time of day, in words and for machines. */
interface Moment {
  words: string;
  /** ISO 8601: with the offset of that day, or the hour alone where it is that of every day. */
  iso: string;
}

/** The hours of an event in words, such as 6:00–10:00 PM; nothing for one that lasts all day. */
export function eventHours(event: EventTimes): string | undefined {
  return wordsOf(event).join(dashOf(event)) || undefined;
}

/**
 * The hours of an event, with the zone as people name it on that day: 6:00, 10:00 PM MDT. Nothing
 * for one that lasts all day. `timeZone` is an IANA name, that of the place where the event is.
 */
export function hoursInZone(event: EventTimes, timeZone: string): Moment[] {
  const start = localStart(event, timeZone);
  const end = localEnd(event, timeZone) ?? start;
  const isDaily = event.hours === 'daily';
  const zone = zoneOfBoth(start, end, timeZone, isDaily);
  const hours = wordsOf(event, zone !== undefined);
  return hours.map((words, i) => {
    const iso = i === 0 ? start : end;
    const isNamed = zone === undefined || i === hours.length - 1;
    return {
      words: isNamed ? `${words} ${zone ?? zoneName(iso, timeZone)}` : words,
      iso: isDaily ? iso.slice(11, 16) : iso,
    };
  });
}

/** What stands between the hours of an event. */
export function dashOf(event: EventTimes): string {
  return runsThrough(event) ? ' – ' : '–';
}

/** The first and the last hour, each with its day where they are of several; no last one that content doesn't give. */
function wordsOf(event: EventTimes, brief = true): string[] {
  const { date, endDate = date, startTime, endTime } = event;
  if (startTime === undefined) return [];
  if (endTime === undefined) return [clockTime(startTime)];
  if (runsThrough(event)) {
    return [
      `${monthDay(date)}, ${clockTime(startTime)}`,
      `${monthDay(endDate)}, ${clockTime(endTime)}`,
    ];
  }
  return brief ? clockSpan(startTime, endTime) : [clockTime(startTime), clockTime(endTime)];
}

/** The name of the zone at both ends of an event; none where clocks change in between, unless it holds for every day. */
function zoneOfBoth(start: string, end: string, timeZone: string, isDaily: boolean) {
  const name = zoneName(start, timeZone);
  if (name === zoneName(end, timeZone)) return name;
  return isDaily ? zoneName(start, timeZone, 'shortGeneric') : undefined;
}

function zoneName(iso: string, timeZone: string, timeZoneName: 'short' | 'shortGeneric' = 'short') {
  const parts = new Intl.DateTimeFormat(LOCALE, { timeZone, timeZoneName }).formatToParts(
    new Date(iso),
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
