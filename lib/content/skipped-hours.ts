import { Temporal } from 'temporal-polyfill';
import { daysOf } from '../moments';
import { eventSchema } from '../schema/event';
import { timeZone } from '../schema/time-zone';
import type { Issue } from './issue';
import { locate } from './schema-issues';
import type { ContentTree, Entry } from './tree';
import { z } from 'zod';

/** Finds hours of events that don't exist on their day, because clocks skip them for summer time. */
export function findSkippedHours(tree: ContentTree, entries: readonly Entry[]): Issue[] {
  const zone = z.object({ timeZone }).safeParse(tree.site).data?.timeZone;
  if (zone === undefined) return [];
  return Object.entries(tree.events).flatMap(([slug, fields]) => {
    const event = eventSchema.safeParse(fields).data;
    if (!event) return [];
    const hours = daysOf(event).flatMap(({ date, endDate = date, startTime, endTime }) => [
      { field: 'startTime', day: date, hour: startTime },
      { field: 'endTime', day: endDate, hour: endTime },
    ]);
    return hours.flatMap(({ field, day, hour }) => {
      if (hour === undefined || exists(day, hour, zone)) return [];
      const problem = `found “${hour}”; wanted an hour that ${day} has: clocks go forward then and skip it`;
      return [locate(['events', slug, field], problem, entries)];
    });
  });
}

function exists(day: string, hour: string, zone: string): boolean {
  const there = Temporal.PlainDateTime.from(`${day}T${hour}`);
  return there.toZonedDateTime(zone).toPlainDateTime().equals(there);
}
