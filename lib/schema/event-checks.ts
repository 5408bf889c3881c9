import { Temporal } from 'temporal-polyfill';
import type { z } from 'zod';
import { daysOf, lastDay } from '../events/moments';
import { dayAfter, isNight, occurrencesOf } from '../events/occurrences';
import { WANTED_HOURS, type EventTimes } from './event-times';

/** Finds days and hours of an event that don't go together, or that leave open what is meant. */
export function checkTimes(event: EventTimes, { addIssue }: z.core.$RefinementCtx): void {
  const issue = issueOf(event);
  if (issue) addIssue({ code: 'custom', path: [issue.field], message: issue.wanted });
}

function issueOf(event: EventTimes): { field: keyof EventTimes; wanted: string } | undefined {
  const { date: first, endDate: last = first, startTime, endTime, hours } = event;
  if (last < first) return { field: 'endDate', wanted: `a day that is not before ${first}` };
  if (startTime === undefined) {
    const cause = endTime === undefined ? hours && 'hours' : 'an endTime';
    const wanted = `the time at which the event starts, because it has ${cause}`;
    return cause && { field: 'startTime', wanted };
  }
  if (last === first) {
    if (hours) return { field: 'endDate', wanted: 'the last day, because it has hours' };
    if (endTime === undefined || endTime > startTime) return undefined;
    const night = `if it ends after midnight, a line endDate: ${dayAfter(first)} as well`;
    return { field: 'endTime', wanted: `a time after ${startTime}; ${night}` };
  }
  if (endTime === undefined) {
    return { field: 'endTime', wanted: 'the time at which it ends, because it has an endDate' };
  }
  return issueOfDays(last > dayAfter(first), startTime, endTime, hours);
}

/** Hours over several days can be those of each, or run from the first day to the last. */
function issueOfDays(many: boolean, startTime: string, endTime: string, hours?: string) {
  const isForward = endTime > startTime;
  if (hours === undefined && (many || isForward)) {
    return { field: 'hours' as const, wanted: WANTED_HOURS };
  }
  if (hours === 'daily' && !isForward && !isNight(startTime, endTime)) {
    const wanted = `a time after ${startTime}, or one in the night, up to 06:00`;
    return { field: 'endTime' as const, wanted };
  }
  return undefined;
}

/** Finds a rule by which an event can't come back. */
export function checkRepeats(event: EventTimes, { addIssue }: z.core.$RefinementCtx): void {
  const { repeats: rule, date: first } = event;
  if (!rule) return;
  const issue = (path: (string | number)[], message: string) =>
    addIssue({ code: 'custom', path: ['repeats', ...path], message });
  if (event.hours !== undefined || lastDay(event) !== first) {
    issue([], 'no such lines, because it lasts longer than a day');
    return;
  }
  const days = occurrencesOf({ ...event, repeats: { ...rule, except: [] } }).map((one) => one.date);
  if (days.length < 2) {
    issue(['until'], `the last day on which it is, later than ${first}`);
    return;
  }
  rule.except?.forEach((day, i) => {
    if (!days.includes(day)) issue(['except', i], `a day on which it would be, such as ${days[1]}`);
  });
  if (rule.except && days.every((day) => rule.except?.includes(day))) {
    issue(['except'], 'fewer days, since none is left');
  }
}

/** Finds hours that don't exist on their day, because clocks in a zone (an IANA name) skip them for summer time. */
export function skippedHoursCheck(timeZone: string) {
  return (event: EventTimes, { addIssue }: z.core.$RefinementCtx): void => {
    const hours = daysOf(event).flatMap(({ date, endDate = date, startTime, endTime }) => [
      { field: 'startTime', day: date, hour: startTime },
      { field: 'endTime', day: endDate, hour: endTime },
    ]);
    for (const { field, day, hour } of hours) {
      if (hour === undefined || exists(day, hour, timeZone)) continue;
      const message = `an hour that ${day} has: clocks go forward then and skip it`;
      addIssue({ code: 'custom', path: [field], message });
    }
  };
}

function exists(day: string, hour: string, timeZone: string): boolean {
  const there = Temporal.PlainDateTime.from(`${day}T${hour}`);
  return there.toZonedDateTime(timeZone).toPlainDateTime().equals(there);
}
