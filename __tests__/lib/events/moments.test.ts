import { camp, concert, openDay, picnic, storyHour } from '@/examples/fixtures';
import { daysOf, endOf, lastDay, shownBetween, startOf } from '@/lib/events/moments';

const event = { date: '2026-06-01', startTime: '18:00', endTime: '22:00' };

describe('startOf', () => {
  test.each([
    ['in summer', event, '2026-06-02T00:00:00Z'],
    ['in winter', { ...event, date: '2026-12-01' }, '2026-12-02T01:00:00Z'],
    ['all day', { date: '2026-12-31' }, '2026-12-31T07:00:00Z'],
    [
      'at an hour that the clocks skip',
      { date: '2026-03-08', startTime: '02:30' },
      '2026-03-08T09:30:00Z',
    ],
    [
      'at an hour that the clocks run twice',
      { date: '2026-11-01', startTime: '01:30' },
      '2026-11-01T07:30:00Z',
    ],
  ])('of an event %s', (_name, times, expected) => {
    expect(startOf(times, 'America/Denver')).toBe(expected);
  });
});

describe('endOf', () => {
  test.each([
    ['in summer', event, '2026-06-02T04:00:00Z'],
    ['in winter', { ...event, date: '2026-12-01' }, '2026-12-02T05:00:00Z'],
    [
      'without an end, two hours after its start',
      { date: '2026-06-01', startTime: '18:00' },
      '2026-06-02T02:00:00Z',
    ],
    [
      'without an end, two hours after its start before clocks go forward',
      { date: '2026-03-08', startTime: '01:30' },
      '2026-03-08T10:30:00Z',
    ],
    ['at midnight', { ...event, endDate: '2026-06-02', endTime: '00:00' }, '2026-06-02T06:00:00Z'],
    ['all day', { date: '2026-12-31' }, '2027-01-01T07:00:00Z'],
    ['over several days', { ...event, endDate: '2026-06-03' }, '2026-06-04T04:00:00Z'],
    [
      'at an hour that the clocks skip',
      { ...event, date: '2026-03-08', endTime: '02:30', startTime: '01:00' },
      '2026-03-08T09:30:00Z',
    ],
    [
      'at an hour that the clocks run twice',
      { ...event, date: '2026-11-01', endTime: '01:30', startTime: '00:30' },
      '2026-11-01T07:30:00Z',
    ],
  ])('of an event %s', (_name, times, expected) => {
    expect(endOf(times, 'America/Denver')).toBe(expected);
  });

  test.each([
    ['UTC', '2026-06-01T22:00:00Z'],
    ['Asia/Tokyo', '2026-06-01T13:00:00Z'],
    ['Pacific/Kiritimati', '2026-06-01T08:00:00Z'],
    ['Asia/Kolkata', '2026-06-01T16:30:00Z'],
  ])('is reckoned in the zone %s of the place', (zone, expected) => {
    expect(endOf(event, zone)).toBe(expected);
  });
});

const nights = { date: '2026-12-30', startTime: '20:00', endTime: '01:00' };

test.each([
  ['an evening', { ...nights, endDate: '2026-12-31' }, '2026-12-30'],
  [
    'an evening until midnight',
    { ...event, endDate: '2026-06-02', endTime: '00:00' },
    '2026-06-01',
  ],
  ['evenings', { ...nights, endDate: '2026-12-31', hours: 'daily' as const }, '2026-12-31'],
  ['a night', { ...nights, endDate: '2026-12-31', endTime: '09:00' }, '2026-12-31'],
  ['one day', event, '2026-06-01'],
  ['whole days', { date: '2026-12-30', endDate: '2027-01-02' }, '2027-01-02'],
])('the last day of %s', (_what, times, last) => expect(lastDay(times)).toBe(last));

test('every night is one of its own, the last one too', () => {
  const days = daysOf({ ...nights, endDate: '2027-01-01', hours: 'daily' });
  const spans = days.map((day) => [startOf(day, 'UTC'), endOf(day, 'UTC')]);
  expect(spans).toEqual([
    ['2026-12-30T20:00:00Z', '2026-12-31T01:00:00Z'],
    ['2026-12-31T20:00:00Z', '2027-01-01T01:00:00Z'],
    ['2027-01-01T20:00:00Z', '2027-01-02T01:00:00Z'],
  ]);
  expect(daysOf({ ...nights, endDate: '2026-12-31' })).toHaveLength(1);
});

test.each([
  ['before both', '2026-06-01T00:00:00Z', true],
  ['from the first', '2026-06-02T00:00:00Z', false],
  ['from the last', '2026-06-03T00:00:00Z', true],
])('an element is hidden %s of two instants: %s, %s', (_when, now, hidden) => {
  const span = { from: '2026-06-02T00:00:00Z', to: '2026-06-03T00:00:00Z' };
  expect(shownBetween(new Date(now), span)).toEqual({
    'data-from': Date.parse(span.from),
    'data-to': Date.parse(span.to),
    hidden,
  });
});

test.each([picnic, openDay, storyHour, concert, camp])(
  'the example “$title” begins and ends when its words say',
  ({ starts, ends, ...event }) => {
    const zone = 'America/Denver';
    expect([startOf(event, zone), endOf(event, zone)]).toEqual([starts, ends]);
  },
);
