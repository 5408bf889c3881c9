import { execFileSync } from 'node:child_process';
import {
  clockTime,
  clockTimes,
  leafOf,
  longDate,
  longDates,
  plainDate,
  yearAt,
} from '@/lib/text/dates';

test.each([
  ['2024-03-15', 'Friday, March 15, 2024'],
  ['2024-02-29', 'Thursday, February 29, 2024'],
  ['2024-12-31', 'Tuesday, December 31, 2024'],
  ['2025-01-01', 'Wednesday, January 1, 2025'],
])('writes %s in full', (date, words) => {
  expect(longDate(date, 'en-US')).toBe(words);
  expect(plainDate(date, 'en-US')).toBe(words.replace(/^\w+, /, ''));
});

test.each([
  ['2024-03-15', { month: 'Mar', day: '15', year: '2024' }],
  ['2024-05-01', { month: 'May', day: '1', year: '2024' }],
  ['2024-09-09', { month: 'Sep', day: '9', year: '2024' }],
])('splits %s for a calendar leaf', (date, leaf) => {
  expect(leafOf(date, 'en-US')).toEqual(leaf);
});

// A day read as midnight UTC and written in the machine's zone is the day before in America.
test.each(['America/Los_Angeles', 'Pacific/Kiritimati'])(
  'writes the same day in %s',
  (TZ) => {
    const script = `
      import { createJiti } from 'jiti';
      const { leafOf, longDate } = await createJiti(process.cwd()).import('./lib/text/dates.ts');
      const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
      console.log(JSON.stringify([zone, longDate('2024-03-15', 'en-US'), leafOf('2025-01-01', 'en-US')]));`;
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
  expect(clockTime(time, 'en-US')).toBe(words);
});

test.each([
  ['18:00', '22:00', '6:00–10:00 PM'],
  ['09:00', '14:00', '9:00 AM–2:00 PM'],
  ['10:00', '11:30', '10:00–11:30 AM'],
  ['10:00', '12:00', '10:00 AM–12:00 PM'],
  ['12:00', '13:00', '12:00–1:00 PM'],
  ['00:00', '11:00', '12:00–11:00 AM'],
])('writes the span %s to %s', (start, end, words) => {
  const range = clockTimes(start, end, 'en-US');
  expect(range.start + range.dash + range.end).toBe(words);
});

test.each([
  ['2026-12-31T23:30:00Z', 'UTC', 'en-US', '2026', '2027-01-01'],
  ['2026-12-31T23:30:00Z', 'Europe/Paris', 'en-US', '2027', '2028-01-01'],
  ['2027-01-01T06:59:59Z', 'America/Denver', 'en-US', '2026', '2027-01-01'],
  ['2027-01-01T07:00:00Z', 'America/Denver', 'en-US', '2027', '2028-01-01'],
  ['2024-02-29T12:00:00Z', 'Asia/Bangkok', 'th-TH-u-nu-thai', 'พ.ศ. ๒๕๖๗', '2025-01-01'],
  ['2027-03-20T20:29:59Z', 'Asia/Tehran', 'fa-IR', '۱۴۰۵', '2027-03-21'],
  ['2027-03-20T20:30:00Z', 'Asia/Tehran', 'fa-IR', '۱۴۰۶', '2028-03-20'],
])('at %s the year in %s is, in %s, %s, and ends on %s', (now, zone, language, text, day) => {
  expect(yearAt(new Date(now), language, zone)).toEqual({ text, end: `${day}T00:00` });
});

test.each([
  ['fr-FR', 'mercredi 17 mars 2027', '18:30–23:00', '18:30'],
  ['de-DE', 'Mittwoch, 17. März 2027', '18:30–23:00 Uhr', '18:30'],
  ['ar-JO', 'الأربعاء، ١٧ آذار ٢٠٢٧', '٦:٣٠–١١:٠٠ م', '٦:٣٠ م'],
  ['ja-JP', '2027年3月17日水曜日', '18時30分～23時00分', '18:30'],
])('writes a day and its hours in %s', (language, day, hours, hour) => {
  expect(longDate('2027-03-17', language)).toBe(day);
  const { start, dash, end } = clockTimes('18:30', '23:00', language);
  expect(start + dash + end).toBe(hours);
  expect(clockTime('18:30', language)).toBe(hour);
});

test.each([
  ['en-US', '8:30 AM'],
  ['fr-FR', '08:30'],
  ['de-CH', '08:30'],
  ['he-IL', '8:30'],
])('writes a morning alone in %s as it stands in a range', (language, hour) => {
  expect(clockTime('08:30', language)).toBe(hour);
  const { start } = clockTimes('08:30', '18:00', language);
  expect(start).toBe(hour);
});

test.each([
  ['en-US', 'Friday, June 4 – Sunday, June 6, 2027'],
  ['fr-FR', 'vendredi 4 – dimanche 6 juin 2027'],
  ['fa-IR', 'جمعه ۱۴ خرداد تا یکشنبه ۱۶ خرداد ۱۴۰۶'],
])('writes what two days share once in %s', (language, words) => {
  const { start, dash, end } = longDates('2027-06-04', '2027-06-06', language);
  expect(start + dash + end).toBe(words);
});

test('writes an evening that ends in the night whole', () => {
  const { start, dash, end } = clockTimes('20:00', '00:30', 'en-US');
  expect([start, dash.trim(), end]).toEqual(['8:00 PM', '–', '12:30 AM']);
});

test.each([
  ['ar-JO', { month: 'آذار', day: '١٧', year: '٢٠٢٧' }],
  ['ja-JP', { month: '3月', day: '17', year: '2027' }],
])('splits a day for a calendar leaf in %s', (language, leaf) => {
  expect(leafOf('2027-03-17', language)).toEqual(leaf);
});
