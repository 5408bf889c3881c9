import { dialled } from '@/lib/contact/phone';
import { issuesIn, loadChanged, type Change } from '../content/broken-content';

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

/** Writes a phone number, and as what it is dialled. */
function phoneIs(phone: string, country = 'US', dial?: string): Change {
  return ({ replace }) => {
    replace('site.yaml', 'country', `country: ${country}`);
    const line = dial === undefined ? '' : `\n  dial: ${dial}`;
    replace('site.yaml', 'phone', `phone: ${phone}${line}`);
  };
}

test.each([
  ['(719) 555-0142', 'US', '+17195550142'],
  ['(719) 555-0142', 'US', '+1 719 555 0142'],
  ['(719) 555-0142 ext. 12', 'US', '+17195550142'],
  ['1-800-GIVE-NOW', 'US', '+18004483669'],
  ['06 1234 5678', 'IT', '+390612345678'],
  ['112', 'DE', '112'],
])('takes the pair %s, in %s, and %s', (phone, country, dial) => {
  const { contact } = loadChanged(phoneIs(phone, country, dial)).site;
  expect(contact.dial).toBe(dialled(phone, country));
});

test.each([
  ['06 1234 5678', 'IT', '+39612345678', '+390612345678'],
  ['(719) 555-0142', 'US', '+17195550143', '+17195550142'],
  ['112', 'DE', '110', '112'],
  ['(719) 555-0142', 'US', 'call', '+17195550142'],
])('refuses the pair %s, in %s, and %s', (phone, country, dial, number) => {
  expect(issuesIn(phoneIs(phone, country, dial))).toEqual([
    expect.stringContaining(
      `contact.dial: found “${dial}”; wanted the number that phone shows (${number}), or no line dial at all`,
    ),
  ]);
});

test.each([
  ['514 555-0142, poste 12', 'CA', '514 555-0142 ext. 12', '+15145550142;ext=12'],
  ['۴۱۶-۵۵۵-۰۱۴۲ داخلی ۱۲', 'CA', '+1 416 555 0142', '+14165550142'],
  ['01248 600 123 or 600 456', 'GB', '01248 600 123', '+441248600123'],
])('takes the words of %s, in %s, where dial is %s', (phone, country, dial, number) => {
  const { contact } = loadChanged(phoneIs(phone, country, dial)).site;
  expect(contact).toMatchObject({ phone, dial: number });
});

test.each([
  ['514 555-0142, poste 12', 'CA', '514 555-0143'],
  ['call us', 'US', '(719) 555-0142'],
])('refuses the words of %s, in %s, where dial is %s', (phone, country, dial) => {
  expect(issuesIn(phoneIs(phone, country, dial))).toEqual([
    expect.stringContaining(`contact.phone: found “${phone}”; wanted one phone number`),
  ]);
});

test('needs no dial', () => {
  expect(loadChanged(phoneIs('(719) 555-0142')).site.contact.dial).toBe('+17195550142');
});

test('refuses what is no phone number', () => {
  expect(issuesIn(phoneIs('719-555-014'))).toEqual([
    'content/site.yaml, line <line>: contact.phone: found “719-555-014”; wanted one phone number, written like (201) 555-0123, or with its country code, like +44 20 7946 0958; with other words, such as for an extension, a line dial below it that holds the number alone',
  ]);
});
