import { eventHours, hoursInZone } from '@/lib/events/event-hours';

const DENVER = 'America/Denver';
const US = { language: 'en-US', timeZone: DENVER, dayAndTime: '{day}, {time}' };
const evening = { startTime: '18:00', endTime: '22:00' };

test.each([
  [
    'in winter',
    { date: '2026-01-15', ...evening },
    DENVER,
    [
      ['6:00', '2026-01-15T18:00:00-07:00'],
      ['10:00 PM MST', '2026-01-15T22:00:00-07:00'],
    ],
  ],
  [
    'over the hour at which summer time ends',
    { date: '2026-10-31', endDate: '2026-11-01', startTime: '21:00', endTime: '08:00' },
    DENVER,
    [
      ['October 31, 9:00 PM MDT', '2026-10-31T21:00:00-06:00'],
      ['November 1, 8:00 AM MST', '2026-11-01T08:00:00-07:00'],
    ],
  ],
  [
    'with a start alone',
    { date: '2026-07-15', startTime: '18:00' },
    DENVER,
    [['6:00 PM MDT', '2026-07-15T18:00:00-06:00']],
  ],
  [
    'where the zone has no letters of its own',
    { date: '2026-07-15', ...evening },
    'Asia/Kolkata',
    [
      ['6:00', '2026-07-15T18:00:00+05:30'],
      ['10:00 PM GMT+5:30', '2026-07-15T22:00:00+05:30'],
    ],
  ],
  [
    'of a morning in which the clocks change',
    { date: '2026-11-01', startTime: '00:30', endTime: '03:00' },
    DENVER,
    [
      ['12:30 AM MDT', '2026-11-01T00:30:00-06:00'],
      ['3:00 AM MST', '2026-11-01T03:00:00-07:00'],
    ],
  ],
  [
    'of one long stretch',
    {
      date: '2026-05-02',
      endDate: '2026-05-03',
      startTime: '10:00',
      endTime: '11:00',
      hours: 'through' as const,
    },
    DENVER,
    [
      ['May 2, 10:00 AM', '2026-05-02T10:00:00-06:00'],
      ['May 3, 11:00 AM MDT', '2026-05-03T11:00:00-06:00'],
    ],
  ],
  [
    'of every day, also when the clocks change',
    {
      date: '2026-10-31',
      endDate: '2026-11-02',
      startTime: '10:00',
      endTime: '11:00',
      hours: 'daily' as const,
    },
    DENVER,
    [
      ['10:00', '10:00'],
      ['11:00 AM MT', '11:00'],
    ],
  ],
  ['all day', { date: '2026-07-15' }, DENVER, []],
])('writes the hours %s', (_name, times, zone, hours) => {
  const found = hoursInZone(times, { ...US, timeZone: zone }).hours;
  expect(found.map(({ words, iso }) => [words, iso])).toEqual(hours);
});

const weekend = { date: '2026-05-02', endDate: '2026-05-03', startTime: '10:00', endTime: '11:00' };

test.each([
  ['a start and an end', { startTime: '10:00', endTime: '14:00' }, '10:00 AM–2:00 PM'],
  ['an open end', { startTime: '18:00' }, '6:00 PM'],
  [
    'an end in the night',
    { endDate: '2026-05-03', startTime: '20:00', endTime: '01:00' },
    '8:00 PM–1:00 AM',
  ],
  [
    'an end at midnight',
    { endDate: '2026-05-03', startTime: '18:00', endTime: '00:00' },
    '6:00 PM–12:00 AM',
  ],
  ['hours of every day', { ...weekend, hours: 'daily' as const }, '10:00–11:00 AM'],
  [
    'one long stretch',
    { ...weekend, hours: 'through' as const },
    'May 2, 10:00 AM – May 3, 11:00 AM',
  ],
  [
    'a night',
    { endDate: '2026-05-03', startTime: '18:00', endTime: '09:00' },
    'May 2, 6:00 PM – May 3, 9:00 AM',
  ],
  ['no hours', { endDate: '2026-05-04' }, ''],
])('writes the hours of an event with %s', (_what, times, words) => {
  expect(eventHours({ date: '2026-05-02', ...times }, US)).toBe(words);
});

test('sets hours with their days apart by more than others', () => {
  const dashOf = (hours: 'daily' | 'through') => hoursInZone({ ...weekend, hours }, US).dash;
  expect([dashOf('through'), dashOf('daily')]).toEqual([' – ', '–']);
});
