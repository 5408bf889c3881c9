import { dialled } from '@/lib/contact/phone';
import { contactIn } from '@/lib/schema/contact';
import { home } from '../schema/home';
import { wantedIn } from '../schema/wanted';

test.each([
  ['(719) 555-0142', 'US', '+17195550142'],
  ['719.555.0142', 'US', '+17195550142'],
  ['1 719 555 0142', 'US', '+17195550142'],
  ['(719)\u00a0555\u20110142', 'US', '+17195550142'],
  ['(719) 555-0142 ext. 12', 'US', '+17195550142;ext=12'],
  ['(719) 555-0142 EXT 12', 'US', '+17195550142;ext=12'],
  ['(719) 555-0142 (voice and text)', 'US', '+17195550142'],
  ['(719) 555-0142 TTY', 'US', '+17195550142'],
  ['1-800-GIVE-NOW', 'US', '+18004483669'],
  ['+44 (0)20 7946 0958', 'US', '+442079460958'],
  ['020 7946 0958', 'GB', '+442079460958'],
  ['06 1234 5678', 'IT', '+390612345678'],
  ['030/12 34 56-0', 'DE', '+49301234560'],
  ['1300 975 707', 'AU', '+611300975707'],
  ['٠١٢ ٣٤٥ ٦٧٨٩', 'EG', '+20123456789'],
  ['112', 'DE', '112'],
  ['211', 'US', '211'],
  ['+17195550142', 'XX', '+17195550142'],
])('%s in %s is dialled as %s', (phone, country, number) => {
  expect(dialled(phone, country)).toBe(number);
});

test.each(['call us', '12', '555-0142', '719-555-014', '719-555-0142 or 719-555-0143', ''])(
  '%j is not one number in the United States',
  (phone) => expect(dialled(phone, 'US')).toBeUndefined(),
);

/** A phone number in a country, as content gives it. */
const contact = (phone: string, dial?: string) => ({
  email: 'us@example.org',
  address: { city: 'Here' },
  phone,
  dial,
});
const inCountry = (country: string) => contactIn({ ...home, country });

test.each([
  ['(719) 555-0142', 'US', undefined],
  ['(719) 555-0142', 'US', '+1 719 555 0142'],
  ['(719) 555-0142 ext. 12', 'US', '+17195550142'],
  ['1-800-GIVE-NOW', 'US', '+18004483669'],
  ['06 1234 5678', 'IT', '+390612345678'],
  ['112', 'DE', '112'],
])('takes the pair %s, in %s, and %s', (phone, country, dial) => {
  const taken = inCountry(country).parse(contact(phone, dial));
  expect(taken.dial).toBe(dialled(phone, country));
});

test.each([
  ['06 1234 5678', 'IT', '+39612345678', '+390612345678'],
  ['(719) 555-0142', 'US', '+17195550143', '+17195550142'],
  ['112', 'DE', '110', '112'],
  ['(719) 555-0142', 'US', 'call', '+17195550142'],
])('refuses the pair %s, in %s, and %s', (phone, country, dial, number) => {
  expect(wantedIn(inCountry(country), contact(phone, dial))).toEqual([
    `dial: the number that phone shows (${number}), or no line dial at all`,
  ]);
});

test.each([
  ['514 555-0142, poste 12', 'CA', '514 555-0142 ext. 12', '+15145550142;ext=12'],
  ['۴۱۶-۵۵۵-۰۱۴۲ داخلی ۱۲', 'CA', '+1 416 555 0142', '+14165550142'],
  ['01248 600 123 or 600 456', 'GB', '01248 600 123', '+441248600123'],
])('takes the words of %s, in %s, where dial is %s', (phone, country, dial, number) => {
  const taken = inCountry(country).parse(contact(phone, dial));
  expect(taken).toMatchObject({ phone, dial: number });
});

test.each([
  ['719-555-014', 'US', '(201) 555-0123', undefined],
  ['call us', 'US', '(201) 555-0123', '(719) 555-0142'],
  ['514 555-0142, poste 12', 'CA', '(506) 234-5678', '514 555-0143'],
])('refuses %s, in %s, and shows how %s is written, where dial is %s', (...row) => {
  const [phone, country, example, dial] = row;
  expect(wantedIn(inCountry(country), contact(phone, dial))).toEqual([
    `phone: one phone number, written like ${example}, or with its country code, like +44 20 7946 0958; with other words, such as for an extension, a line dial below it that holds the number alone`,
  ]);
});
