import { hoursInZone } from '@/lib/event-hours';

const DENVER = 'America/Denver';
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
    'in summer',
    { date: '2026-07-15', startTime: '09:00', endTime: '14:00' },
    DENVER,
    [
      ['9:00 AM', '2026-07-15T09:00:00-06:00'],
      ['2:00 PM MDT', '2026-07-15T14:00:00-06:00'],
    ],
  ],
  [
    'over the hour at which summer time ends',
    { date: '2026-10-31', endDate: '2026-11-01', startTime: '21:00', endTime: '08:00' },
    DENVER,
    [
      ['9:00 PM MDT', '2026-10-31T21:00:00-06:00'],
      ['8:00 AM MST', '2026-11-01T08:00:00-07:00'],
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
  ['all day', { date: '2026-07-15' }, DENVER, []],
])('writes the hours %s', (_name, times, zone, hours) => {
  expect(hoursInZone(times, zone).map(({ words, iso }) => [words, iso])).toEqual(hours);
});
