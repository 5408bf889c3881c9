import { Temporal } from 'temporal-polyfill';
import type { EventTimes } from '../schema/event-times';

/** Which weekday of its month a day is; the fifth is always the last. */
const PLACES = ['first', 'second', 'third', 'fourth'] as const;

/** The days between two that are a step of a rhythm apart. */
const STEPS = { week: 7, 'two weeks': 14 };

/** An event that comes back as one of its own for each time; any other as it is. */
export function occurrencesOf(event: EventTimes): EventTimes[] {
  const { repeats, endDate, ...times } = event;
  if (!repeats) return [event];
  const { until, except = [] } = repeats;
  const found: EventTimes[] = [];
  for (let i = 0; ; i += 1) {
    const date = dayOf(times.date, repeats.every, i);
    if (date > until) return found;
    if (except.includes(date)) continue;
    found.push({ ...times, date, ...(endDate !== undefined && { endDate: dayAfter(date) }) });
  }
}

/** Which weekday of its month a day (ISO 8601) is. */
export function placeInMonth(date: string) {
  return PLACES[Math.ceil(Temporal.PlainDate.from(date).day / 7) - 1] ?? 'last';
}

/** The day of an event after so many steps of its rhythm. */
function dayOf(date: string, every: NonNullable<EventTimes['repeats']>['every'], steps: number) {
  const first = Temporal.PlainDate.from(date);
  if (every !== 'month') return first.add({ days: steps * STEPS[every] }).toString();
  const month = first.with({ day: 1 }).add({ months: steps });
  const weeks = Math.ceil(first.day / 7) - 1;
  const start = month.add({ days: (first.dayOfWeek - month.dayOfWeek + 7) % 7 });
  const day = start.add({ weeks });
  return (day.month === month.month ? day : day.subtract({ weeks: 1 })).toString();
}

/** Whether the time between two hours (HH:MM) is that of an evening and the night after it. */
export function isNight(startTime = '', endTime = '12:00'): boolean {
  return startTime >= '12:00' && endTime <= '06:00';
}

/** The day after another, both as ISO 8601 writes them. */
export function dayAfter(date: string): string {
  return Temporal.PlainDate.from(date).add({ days: 1 }).toString();
}
