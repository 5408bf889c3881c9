import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { daysOf } from '../events/moments';
import { checkTimes, eventTimes } from '../schema/event-times';
import { timeZone } from '../schema/time-zone';
import type { Collections, Meanings } from './collections';
import type { Issue } from './issue';
import { locate } from './schema-issues';

const zoned = z.object({ timeZone });
const times = z.object(eventTimes).superRefine(checkTimes);

/** Finds hours of events that don't exist on their day, because clocks skip them for summer time. */
export function findSkippedHours({ events }: Collections, meant: Meanings): Issue[] {
  const zone = zoned.safeParse(meant.site.site).data?.timeZone;
  if (zone === undefined) return [];
  return Object.entries(meant.events).flatMap(([slug, fields]) => {
    const event = times.safeParse(fields).data;
    if (!event) return [];
    const hours = daysOf(event).flatMap(({ date, endDate = date, startTime, endTime }) => [
      { field: 'startTime', day: date, hour: startTime },
      { field: 'endTime', day: endDate, hour: endTime },
    ]);
    return hours.flatMap(({ field, day, hour }) => {
      if (hour === undefined || exists(day, hour, zone)) return [];
      const problem = `found “${hour}”; wanted an hour that ${day} has: clocks go forward then and skip it`;
      return [locate([slug, field], problem, events)];
    });
  });
}

function exists(day: string, hour: string, zone: string): boolean {
  const there = Temporal.PlainDateTime.from(`${day}T${hour}`);
  return there.toZonedDateTime(zone).toPlainDateTime().equals(there);
}
