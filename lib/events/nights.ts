import { Temporal } from 'temporal-polyfill';

/** Whether the time between two hours (HH:MM) is that of an evening and the night after it. */
export function isNight(startTime = '', endTime = '12:00'): boolean {
  return startTime >= '12:00' && endTime <= '06:00';
}

/** The day after another, both as ISO 8601 writes them. */
export function dayAfter(date: string): string {
  return Temporal.PlainDate.from(date).add({ days: 1 }).toString();
}
