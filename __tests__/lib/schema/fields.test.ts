import { amount, position } from '@/lib/schema/amounts';
import { date, dayOfChange, time } from '@/lib/schema/dates';
import { email, httpsUrl, icon, text, timeOfDay } from '@/lib/schema/fields';
import { wantedIn } from './wanted';

/** A day some years from now. */
function yearsAhead(years: number): string {
  return `${new Date().getFullYear() + years}-06-01`;
}

test.each([
  ['text', text, 'Rosa', 'Rosa'],
  ['text', text, '  Rosa \n', 'Rosa'],
  ['text', text, 'One\n  two\nthree\n', 'One two three'],
  ['text', text, 'One\r\n\r\ntwo\u2028three', 'One two three'],
  ['text', text, 'O’Neill', 'O’Neill'],
  ['text', text, '李', '李'],
  ['date', date, '2024-02-29', '2024-02-29'],
  ['date', date, '1901-01-01', '1901-01-01'],
  ['date', date, yearsAhead(9), yearsAhead(9)],
  ['change', dayOfChange, '2024-02-29', '2024-02-29'],
  ['time', time, '00:00', '00:00'],
  ['time', time, '23:59', '23:59'],
  ['email', email, 'user+tag@example.org', 'user+tag@example.org'],
  ['address', httpsUrl, 'https://example.org', 'https://example.org'],
  ['address', httpsUrl, 'https://example.org/a%20b?c=d&e#f', 'https://example.org/a%20b?c=d&e#f'],
  ['amount', amount, '1', 1],
  ['amount', amount, '999999', 999_999],
  ['position', position, '10', 10],
  ['icon', icon, 'sprout', 'sprout'],
  ['time of day', timeOfDay, 'dusk', 'dusk'],
])('%s: takes %j', (_name, field, value, parsed) => {
  expect(field.safeParse(value)).toEqual({ success: true, data: parsed });
});

test.each([
  ['text', text, ''],
  ['text', text, ' \u00a0\n'],
  ['text', text, 'Dear {friend}'],
  ['text', text, '**Free** lunch'],
  ['date', date, '0024-06-01'],
  ['date', date, '2023-02-29'],
  ['date', date, '2024-2-3'],
  ['date', date, '2024-06-01T10:00'],
  ['date', date, '2024-02-29\n'],
  ['date', date, '29.02.2024'],
  ['date', date, '2207-03-15'],
  ['date', date, yearsAhead(11)],
  ['change', dayOfChange, yearsAhead(1)],
  ['time', time, '9:00'],
  ['time', time, '18:60'],
  ['time', time, '24:00'],
  ['time', time, '6 PM'],
  ['time', time, '09:00\n'],
  ['email', email, 'user@'],
  ['email', email, 'a@example.org,b@example.org'],
  ['email', email, 'a@example.org\n'],
  ['email', email, 'us\u200ber@example.org'],
  ['address', httpsUrl, 'http://example.org'],
  ['address', httpsUrl, '//example.org'],
  ['address', httpsUrl, 'www.example.org'],
  ['address', httpsUrl, 'https://localhost'],
  ['address', httpsUrl, 'data:text/html,hi'],
  ['address', httpsUrl, 'https:example.org/a'],
  ['address', httpsUrl, 'https:\\\\example.org'],
  ['address', httpsUrl, 'https://me:secret@example.org'],
  ['address', httpsUrl, 'https://example.org/a b'],
  ['address', httpsUrl, 'https://exam\u200bple.org'],
  ['amount', amount, '0'],
  ['amount', amount, '025'],
  ['amount', amount, '1e3'],
  ['amount', amount, '0x10'],
  ['amount', amount, '1,000'],
  ['amount', amount, '-5'],
  ['amount', amount, 'Infinity'],
  ['position', position, '-1'],
  ['position', position, '1.5'],
  ['icon', icon, 'Sprout'],
  ['icon', icon, 'toString'],
  ['time of day', timeOfDay, 'Dusk'],
])('%s: refuses %j', (_name, field, value) => {
  expect(wantedIn(field, value)).not.toEqual([]);
});

test.each(['1405-09-20', '1448-06-18', '2569-11-29'])(
  'names the calendar that is meant where %s is a year of another',
  (day) => {
    const year = new Date().getUTCFullYear();
    expect(wantedIn(date, day)).toEqual([`a day of the calendar by which it is ${year} now`]);
  },
);
