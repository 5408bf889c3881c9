import { clockRange, clockTime } from './dates';
import type { CharityEvent } from './schema/event';

/** The featured event and the others by day; without a featured one, the first stands in. */
export function featureOne(events: readonly CharityEvent[]) {
  const featured = events.find((event) => event.featured === 'yes') ?? events[0];
  return { featured, others: events.filter((event) => event !== featured) };
}

/** The hours of an event in words, such as 6:00–10:00 PM; nothing for one that lasts all day. */
export function eventHours({ startTime, endTime }: CharityEvent): string | undefined {
  if (startTime === undefined) return undefined;
  return endTime === undefined ? clockTime(startTime) : clockRange(startTime, endTime);
}
