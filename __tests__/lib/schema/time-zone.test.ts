import { timeZone } from '@/lib/schema/time-zone';
import { wantedIn } from './wanted';

test.each([
  'America/Denver',
  'Europe/London',
  'Asia/Kolkata',
  'America/Indiana/Knox',
  'US/Mountain',
])('takes %s', (zone) => expect(wantedIn(timeZone, zone)).toEqual([]));

test.each([
  ['EST', 'America/New_York'],
  ['EDT', 'America/New_York'],
  ['est', 'America/New_York'],
  ['EST5EDT', 'America/New_York'],
  ['CST', 'America/Chicago'],
  ['MST', 'America/Denver (in Arizona America/Phoenix)'],
  ['MT', 'America/Denver (in Arizona America/Phoenix)'],
  ['PST8PDT', 'America/Los_Angeles'],
  ['HST', 'Pacific/Honolulu'],
  ['UTC', 'Europe/London'],
  ['GMT', 'Europe/London'],
  ['GMT+1', 'Europe/Paris'],
  ['UTC-05:00', 'America/New_York'],
  ['-06:00', 'America/Chicago'],
  ['Etc/GMT+7', 'America/Denver (in Arizona America/Phoenix)'],
  ['Etc/GMT-1', 'Europe/Paris'],
  ['Etc/UTC', 'America/Denver'],
  ['+05:30', 'America/Denver'],
  ['America/Dever', 'America/Denver'],
  ['Denver', 'America/Denver'],
  ['New York', 'America/New_York'],
  ['Mountain', 'America/Denver'],
  ['constructor', 'America/Denver'],
])('offers a place in place of %s', (typed, place) => {
  expect(wantedIn(timeZone, typed)).toEqual([`the time zone of a place, written like ${place}`]);
});
