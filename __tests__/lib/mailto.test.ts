import { mailto } from '@/lib/mailto';

const EMAIL = 'hello@example.org';

test('addresses the charity and names the subject, with spaces that mail programs read', () => {
  expect(mailto(EMAIL, 'Your donation')).toBe('mailto:hello@example.org?subject=Your%20donation');
});

test('leaves the subject to the visitor where none is given', () => {
  expect(mailto(EMAIL)).toBe('mailto:hello@example.org');
});

test.each([
  ['signs that end a field', 'Food & rent? 100% + #1 = 2'],
  ['a second field', 'Hi&bcc=other@example.org&body=spam'],
  ['a line break', 'Hi\r\nBcc: other@example.org'],
  ['letters of all languages', 'Grüße, 李 & ‘you’ 🎉'],
  ['quotes and angles', `"><script>'`],
])('keeps %s in the subject', (_what, subject) => {
  const { pathname, search } = new URL(mailto(EMAIL, subject));
  expect(pathname).toBe(EMAIL);
  expect(search).toMatch(/^\?subject=[^?&=#+"<>\s]*$/);
  expect(decodeURIComponent(search.replace('?subject=', ''))).toBe(subject);
});

test.each(['first.last+tag@example.org', "o'brien@example.org", 'a&b?c=d#e%f/g@example.org'])(
  'keeps the address %s whole',
  (email) => {
    const { pathname, search } = new URL(mailto(email, 'Hi'));
    expect(decodeURIComponent(pathname)).toBe(email);
    expect(search).toBe('?subject=Hi');
  },
);
