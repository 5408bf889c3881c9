import { clockRange, clockTime } from './dates';
import { isOver } from './moments';
import type { CharityEvent } from './schema/event';

/** How many events home shows, and how many it holds for the time until the next build. */
export const TEASERS = { shown: 2, held: 4 };

/** Whether people can still come to an event: it is not over, and it will be. */
function isAhead({ status, ends }: CharityEvent, now: Date): boolean {
  return status === 'scheduled' && !isOver(ends, now);
}

/**
 * Events as they are listed: those that aren't over, the first to end before the others; then those
 * that are, the latest first. The page script orders alike by the visitor's clock.
 */
export function byNow(events: readonly CharityEvent[], now: Date): CharityEvent[] {
  const byEnd = [...events].sort((a, b) => Date.parse(a.ends) - Date.parse(b.ends));
  const over = byEnd.filter(({ ends }) => isOver(ends, now));
  return [...byEnd.filter((event) => !over.includes(event)), ...over.reverse()];
}

/**
 * The featured event and the others. It is the one that content features, as long as it lies ahead
 * or none does; else the next one.
 */
export function featureOne(events: readonly CharityEvent[], now: Date) {
  const listed = byNow(events, now);
  const next = listed.find((event) => isAhead(event, now));
  const marked = events.find((event) => event.featured === 'yes');
  const featured = marked && (!next || isAhead(marked, now)) ? marked : (next ?? listed[0]);
  return { featured, others: listed.filter((event) => event !== featured) };
}

/** The events for home: the next ones, or the featured and the earliest where none lies ahead. */
export function teasersOf(events: readonly CharityEvent[], now: Date): CharityEvent[] {
  if (events.some((event) => isAhead(event, now))) return byNow(events, now).slice(0, TEASERS.held);
  const { featured } = featureOne(events, now);
  const earliest = events.filter((event) => event !== featured);
  return featured ? [featured, ...earliest].slice(0, TEASERS.shown) : [];
}

/** The instant from which on no event lies ahead, as ISO 8601 in UTC. */
export function quietSince(events: readonly CharityEvent[]): string {
  const ends = events.filter(({ status }) => status === 'scheduled').map((event) => event.ends);
  return ends.sort().at(-1) ?? new Date(0).toISOString();
}

/** The hours of an event in words, such as 6:00–10:00 PM; nothing for one that lasts all day. */
export function eventHours({ startTime, endTime }: CharityEvent): string | undefined {
  if (startTime === undefined) return undefined;
  return endTime === undefined ? clockTime(startTime) : clockRange(startTime, endTime);
}
