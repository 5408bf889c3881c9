import type { CharityEvent } from '../schema/event';
import type { EventTimes } from '../schema/event-times';
import type { Pages } from '../schema/pages';
import { longDate, plainDate, weekdayOf } from '../text/dates';
import { fillIn } from '../text/placeholders';
import { endOf, isOver, shownBetween } from './moments';
import { occurrencesOf, placeInMonth } from './occurrences';

/** How many times of an event that comes back a page holds, for the time until the next build. */
const HELD = 8;

/** One time of an event, when that is over (ISO 8601 in UTC), and when a page shows it. */
interface Next {
  times: EventTimes;
  ends: string;
  shown: Partial<ReturnType<typeof shownBetween>>;
}

/** The next times of an event, of which a page shows one after the other; the only one, or the last, always. */
export function nextOf(event: EventTimes, timeZone: string, now: Date): Next[] {
  const all = occurrencesOf(event).map((times) => ({ times, ends: endOf(times, timeZone) }));
  const next = all.findIndex(({ ends }) => !isOver(ends, now));
  const held = next === -1 ? all.slice(-1) : all.slice(next, next + HELD);
  return held.map(({ times, ends }, i) => {
    const from = held[i - 1]?.ends;
    const to = ends === all.at(-1)?.ends ? undefined : ends;
    const isAlways = from === undefined && to === undefined;
    return { times, ends, shown: isAlways ? {} : shownBetween(now, { from, to }) };
  });
}

/** Instants (ISO 8601) as the page script reads them: in milliseconds, as JSON. */
export function inMilliseconds(instants: readonly string[]): string {
  return JSON.stringify(instants.map(Date.parse));
}

/** When each of the next times of an event is over, and the last, as the page script reads it. */
export function endsAhead(event: CharityEvent, timeZone: string, now: Date) {
  const ends = nextOf(event, timeZone, now).map((next) => next.ends);
  return inMilliseconds([...new Set([...ends, event.ends])]);
}

/** On which days an event comes back, in a sentence; nothing where it doesn't. */
export function rhythmOf(
  { repeats, date }: EventTimes,
  words: Pages['events']['status']['repeats'],
  language: string,
): string | undefined {
  if (!repeats) return undefined;
  const { week, twoWeeks, month } = words;
  const sentence = { week, 'two weeks': twoWeeks, month: month[placeInMonth(date)] };
  const until = plainDate(repeats.until, language);
  return fillIn(sentence[repeats.every], { weekday: weekdayOf(date, language), date: until });
}

/** When an event is, on one line: its first day, or how it comes back. */
export function dayInWords(event: EventTimes, words: Pages['events']['status'], language: string) {
  return rhythmOf(event, words.repeats, language) ?? longDate(event.date, language);
}
