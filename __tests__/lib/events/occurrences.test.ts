import { occurrencesOf, placeInMonth } from '@/lib/events/occurrences';
import type { EventTimes } from '@/lib/schema/event-times';

type Rule = NonNullable<EventTimes['repeats']>;

const daysOf = (date: string, rule: Rule) =>
  occurrencesOf({ date, repeats: rule }).map((one) => one.date.slice(5));

test.each<[string, string, Rule, string[]]>([
  ['week', '2030-02-19', { every: 'week', until: '2030-03-05' }, ['02-19', '02-26', '03-05']],
  ['other week', '2030-02-19', { every: 'two weeks', until: '2030-03-06' }, ['02-19', '03-05']],
  [
    'second Tuesday',
    '2030-01-08',
    { every: 'month', until: '2030-04-09' },
    ['01-08', '02-12', '03-12', '04-09'],
  ],
  [
    'last Thursday',
    '2030-01-31',
    { every: 'month', until: '2030-05-31' },
    ['01-31', '02-28', '03-28', '04-25', '05-30'],
  ],
])('comes back each %s', (_when, date, rule, days) => expect(daysOf(date, rule)).toEqual(days));

test('isn’t on the days that are left out, also if the first is one', () => {
  const rule: Rule = { every: 'week', until: '2030-02-26', except: ['2030-02-12', '2030-02-19'] };
  expect(daysOf('2030-02-12', rule)).toEqual(['02-26']);
});

test('ends after midnight each time', () => {
  const night = { date: '2030-02-19', endDate: '2030-02-20', startTime: '20:00', endTime: '01:00' };
  const [, second] = occurrencesOf({ ...night, repeats: { every: 'week', until: '2030-02-28' } });
  expect(second).toEqual({ ...night, date: '2030-02-26', endDate: '2030-02-27' });
});

test('is as it is where it doesn’t come back', () => {
  const event = { date: '2030-02-19', endDate: '2030-02-21' };
  expect(occurrencesOf(event)).toEqual([event]);
});

test.each([
  ['2030-01-07', 'first'],
  ['2030-01-08', 'second'],
  ['2030-01-28', 'fourth'],
  ['2030-01-29', 'last'],
])('counts %s as the %s of its month', (day, place) => expect(placeInMonth(day)).toBe(place));
