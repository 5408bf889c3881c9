import { fitsMailto, mailto, MAX_MAILTO } from '@/lib/contact/mailto';

const EMAIL = 'hello@example.org';

/** Reads an address as RFC 6068 says; a plus is a plus there, which URLSearchParams would not know. */
function parse(address: string) {
  const { pathname, search } = new URL(address);
  const fields = search.slice(1).split('&').filter(Boolean);
  return {
    to: decodeURIComponent(pathname),
    fields: fields.map((field) => field.split('=').map(decodeURIComponent)),
  };
}

test('addresses the charity and names the subject, with spaces that mail programs read', () => {
  expect(mailto(EMAIL, { subject: 'Your donation' })).toBe(
    'mailto:hello@example.org?subject=Your%20donation',
  );
});

test.each([undefined, {}, { subject: '', body: '' }])(
  'leaves the words to the visitor where none are given (%j)',
  (words) => expect(mailto(EMAIL, words)).toBe('mailto:hello@example.org'),
);

test('has a body without a subject', () => {
  expect(mailto(EMAIL, { body: 'Hi' })).toBe('mailto:hello@example.org?body=Hi');
});

test.each([
  ['signs that end a field', 'Tom & Jo? 50% + #1 = é 💚'],
  ['a second field', 'Hi&bcc=other@example.org&body=spam'],
  ['what is encoded already', 'R%26D &amp; %0D%0ABcc: a@b.example'],
  ['letters of all languages', 'Grüße, 李 & ‘you’ 👩🏽‍🌾 می‌خواهم שלום\u200f'],
  ['quotes and angles', `"><script>'`],
])('gives back %s', (_what, words) => {
  const address = mailto(EMAIL, { subject: words, body: words });
  expect(address).toMatch(
    /^mailto:hello@example\.org\?subject=[^?&=#+"<>\s]*&body=[^?&=#+"<>\s]*$/,
  );
  expect(parse(address)).toEqual({
    to: EMAIL,
    fields: [
      ['subject', words],
      ['body', words],
    ],
  });
});

test.each(['One\n\nthree', 'One\r\n\r\nthree', 'One\r\rthree', 'One\u2028\u0085three'])(
  'parts the lines of %j with CR LF',
  (body) => expect(mailto(EMAIL, { body })).toBe(`mailto:${EMAIL}?body=One%0D%0A%0D%0Athree`),
);

test.each(['\n', '\r\n', '\r', '\r\n\r\n', '\u2028', '\u2029', '\u0085', '\v', '\f', '\t'])(
  'keeps a subject with %j on one line, so that nothing in it becomes a header',
  (end) => {
    const [[, subject] = []] = parse(mailto(EMAIL, { subject: `Hi${end}Bcc: a@b.example` })).fields;
    expect(subject).toBe('Hi Bcc: a@b.example');
  },
);

test.each([
  ['control characters', 'a\0b\u0007c\u001bd\u007fe'],
  ['turned text', 'a\u202eb\u202ac\u2066d\u2069e'],
  ['half an emoji', 'a\ud83db\udc9ac\ud83dd\ud83de'],
])('leaves out %s', (_what, words) => {
  expect(mailto(EMAIL, { subject: words, body: words })).toBe(
    `mailto:${EMAIL}?subject=abcde&body=abcde`,
  );
});

test('keeps the tabs of a body', () => {
  expect(mailto(EMAIL, { body: 'a\tb' })).toBe(`mailto:${EMAIL}?body=a%09b`);
});

test.each(['first.last+tag@example.org', "o'brien@example.org", 'a&b?c=d#e%f/g@example.org'])(
  'keeps the address %s whole',
  (email) => {
    expect(parse(mailto(email, { subject: 'Hi' }))).toEqual({
      to: email,
      fields: [['subject', 'Hi']],
    });
  },
);

test.each([
  ['a', 0, true],
  ['a', 1, false],
  // A letter that takes six characters.
  ['é', 0, true],
  ['é', 6, false],
])('an address of %j is opened whole up to the limit (%i more)', (letter, more, fits) => {
  const room = MAX_MAILTO + more - mailto(EMAIL, { body: '-' }).length + 1;
  const size = encodeURIComponent(letter).length;
  const body = letter.repeat(room / size) + '-'.repeat(room % size);
  const address = mailto(EMAIL, { body });
  expect(address).toHaveLength(MAX_MAILTO + more);
  expect(fitsMailto(address)).toBe(fits);
});

test('1,900 characters are too many', () => {
  expect(fitsMailto(mailto(EMAIL, { body: 'a'.repeat(1900) }))).toBe(false);
});
