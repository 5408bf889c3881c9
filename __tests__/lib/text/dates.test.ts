import { execFileSync } from 'node:child_process';
import { clockSpan, clockTime, leafOf, longDate, plainDate } from '@/lib/text/dates';

test.each([
  ['2024-03-15', 'Friday, March 15, 2024'],
  ['2024-02-29', 'Thursday, February 29, 2024'],
  ['2024-12-31', 'Tuesday, December 31, 2024'],
  ['2025-01-01', 'Wednesday, January 1, 2025'],
])('writes %s in full', (date, words) => {
  expect(longDate(date)).toBe(words);
  expect(plainDate(date)).toBe(words.replace(/^\w+, /, ''));
});

test.each([
  ['2024-03-15', { month: 'Mar', day: '15', year: '2024' }],
  ['2024-05-01', { month: 'May', day: '1', year: '2024' }],
  ['2024-09-09', { month: 'Sep', day: '9', year: '2024' }],
])('splits %s for a calendar leaf', (date, leaf) => {
  expect(leafOf(date)).toEqual(leaf);
});

// A day read as midnight UTC and written in the machine's zone is the day before in America.
test.each(['America/Los_Angeles', 'Pacific/Kiritimati'])(
  'writes the same day in %s',
  (TZ) => {
    const script = `
      import { createJiti } from 'jiti';
      const { leafOf, longDate } = await createJiti(process.cwd()).import('./lib/text/dates.ts');
      const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
      console.log(JSON.stringify([zone, longDate('2024-03-15'), leafOf('2025-01-01')]));`;
    const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      env: { ...process.env, TZ },
      encoding: 'utf8',
    });
    expect(JSON.parse(output)).toEqual([
      TZ,
      'Friday, March 15, 2024',
      { month: 'Jan', day: '1', year: '2025' },
    ]);
  },
  30_000,
);

test.each([
  ['00:00', '12:00 AM'],
  ['00:05', '12:05 AM'],
  ['09:00', '9:00 AM'],
  ['11:59', '11:59 AM'],
  ['12:00', '12:00 PM'],
  ['12:30', '12:30 PM'],
  ['13:00', '1:00 PM'],
  ['23:59', '11:59 PM'],
])('writes %s on the 12-hour clock', (time, words) => {
  expect(clockTime(time)).toBe(words);
});

test.each([
  ['18:00', '22:00', '6:00–10:00 PM'],
  ['09:00', '14:00', '9:00 AM–2:00 PM'],
  ['10:00', '11:30', '10:00–11:30 AM'],
  ['10:00', '12:00', '10:00 AM–12:00 PM'],
  ['12:00', '13:00', '12:00–1:00 PM'],
  ['00:00', '11:00', '12:00–11:00 AM'],
])('writes the span %s to %s', (start, end, words) => {
  expect(clockSpan(start, end).join('–')).toBe(words);
});
