import { Temporal } from 'temporal-polyfill';
import type { EventTimes } from '../schema/event-times';
import { dayAfter, isNight, occurrencesOf } from './occurrences';

/** How long an event is taken to last where content gives no end: wherever an end is asked for. */
const UNSAID = { hours: 2 };

/** Instants as ISO 8601; without a beginning always, without an end for ever. */
interface Span {
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * An event day by day, each as one of its own, where its hours are those of every day or it comes back; else
 * the event as it is. The last of its days may end in the night after it.
 */
export function daysOf(event: EventTimes): EventTimes[] {
  const { date, endDate = date, startTime, endTime, hours } = event;
  if (hours !== 'daily') return occurrencesOf(event);
  const first = Temporal.PlainDate.from(date);
  return Array.from({ length: first.until(endDate).days + 1 }, (_, days) => {
    const day = first.add({ days }).toString();
    return {
      date: day,
      endDate: isNight(startTime, endTime) ? dayAfter(day) : day,
      startTime,
      endTime,
    };
  });
}

/** The instant at which an event begins, as ISO 8601 in UTC. `timeZone` is an IANA name. */
export function startOf(event: EventTimes, timeZone: string): string {
  return utc(startIn(event, timeZone));
}

/** The instant at which an event is over, as ISO 8601 in UTC. `timeZone` is an IANA name. */
export function endOf(event: EventTimes, timeZone: string): string {
  return utc(endIn(event, timeZone));
}

/**
 * When an event begins, as ISO 8601 in the time of its place, with the offset that holds there on
 * that day; the day alone where it lasts all day. `timeZone` is an IANA name.
 */
export function localStart(event: EventTimes, timeZone: string): string {
  return event.startTime === undefined ? event.date : local(startIn(event, timeZone));
}

/**
 * When an event ends, written as `localStart` writes its beginning; nothing for one that lasts all of
 * a single day. `timeZone` is an IANA name.
 */
export function localEnd(event: EventTimes, timeZone: string): string | undefined {
  if (event.startTime !== undefined) return local(endIn(event, timeZone));
  return event.repeats ? daysOf(event).at(-1)?.date : event.endDate;
}

/** The last day of an event as people count: an evening that ends in the night is of the day before. */
export function lastDay(event: EventTimes): string {
  const { date, endDate = date } = event;
  return isEvening(event) ? date : endDate;
}

/** The same of the last of an event's times, if it comes back. */
export function finalDay(event: EventTimes): string {
  return lastDay(occurrencesOf(event).at(-1) ?? event);
}

/** Whether an event runs from a day into another, so that its hours don't say by themselves of which. */
export function runsThrough(event: EventTimes): boolean {
  return event.hours !== 'daily' && event.endTime !== undefined && lastDay(event) !== event.date;
}

/** Whether an event begins after noon and is over early on the next day. */
function isEvening({ date, endDate, startTime, endTime, hours }: EventTimes): boolean {
  return hours !== 'daily' && isNight(startTime, endTime) && endDate === dayAfter(date);
}

/** Whether an event that ends at an instant is over at a moment; the page script decides alike. */
export function isOver(ends: string, now: Date): boolean {
  return Date.parse(ends) <= now.getTime();
}

/**
 * Attributes of an element that is shown from one instant to another, in milliseconds: as at the build, and then
 * by the page script as the visitor's clock has it.
 */
export function shownBetween(now: Date, { from = '1970-01-01T00:00:00Z', to }: Span) {
  const hidden = !isOver(from, now) || (to !== undefined && isOver(to, now));
  return { 'data-from': Date.parse(from), 'data-to': to ? Date.parse(to) : undefined, hidden };
}

/** An hour that clocks run twice is the first of both. */
function startIn({ date, startTime }: EventTimes, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: startTime });
}

function endIn(event: EventTimes, timeZone: string): Temporal.ZonedDateTime {
  const { date, endDate = date, startTime, endTime } = daysOf(event).at(-1) ?? event;
  const day = Temporal.PlainDate.from(endDate);
  if (startTime === undefined) return day.add({ days: 1 }).toZonedDateTime(timeZone);
  if (endTime === undefined) return startIn(event, timeZone).add(UNSAID);
  return day.toZonedDateTime({ timeZone, plainTime: endTime });
}

function utc(moment: Temporal.ZonedDateTime): string {
  return moment.toInstant().toString();
}

function local(moment: Temporal.ZonedDateTime): string {
  return moment.toString({ smallestUnit: 'second', timeZoneName: 'never' });
}
