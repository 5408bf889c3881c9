import { z } from 'zod';
import { lastDay } from '../events/moments';
import { occurrencesOf } from '../events/occurrences';
import { date } from './dates';
import { group, list, oneOf } from './fields';
import type { EventTimes } from './event-times';

const rhythms = ['week', 'two weeks', 'month'] as const;

/** How often an event comes back, on the weekday of its first day, until when, and on which days it doesn't. */
export const repeats = group({
  every: z
    .enum(rhythms, { error: oneOf(rhythms) })
    .describe('on that weekday of each week, of each second one, or of each month'),
  until: date.describe('the last day, as 2024-12-17'),
  except: list(date, 'day').optional().describe('days on which it isn’t'),
});

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
