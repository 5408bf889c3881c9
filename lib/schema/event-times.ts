import { z } from 'zod';
import { date, time } from './dates';
import { choice, group, list } from './fields';

/** How often an event comes back, on the weekday of its first day, until when, and on which days it doesn't. */
const repeats = group({
  every: choice(['week', 'two weeks', 'month']).describe(
    'on that weekday of each week, of each second one, or of each month',
  ),
  until: date.describe('the last day, as 2024-12-17'),
  except: list(date, 'day').optional().describe('days on which it isn’t'),
});

/** What is wanted of `hours`. */
export const WANTED_HOURS =
  'daily if each day has these hours, or through if it goes on through the nights';

/** The fields that say when an event is, in days and times of its place. */
export const eventTimes = {
  date: date.describe('the day, as 2024-05-01'),
  endDate: date
    .optional()
    .describe(
      'the last day, if it lasts longer than one; for an evening that ends after midnight, the next day',
    ),
  startTime: time
    .optional()
    .describe('when it starts, as 09:00 or 18:30; leave it out if it lasts all day'),
  endTime: time
    .optional()
    .describe(
      'when it ends; without it, calendars and search engines are told two hours after the start, and so is it over by then',
    ),
  hours: choice(['daily', 'through'], WANTED_HOURS)
    .optional()
    .describe(
      'only with an endDate: daily if each day has these hours (endDate is then the last of the days, also if its hours end after midnight), through if it goes on through the nights',
    ),
  repeats: repeats.optional().describe('how it comes back, if it does'),
};

/** The days and times of an event as content gives them. */
export type EventTimes = z.infer<z.ZodObject<typeof eventTimes>>;
