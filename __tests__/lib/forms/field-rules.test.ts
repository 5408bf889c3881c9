import { isBlank, isEmail } from '@/lib/forms/field-rules';

test.each([
  '',
  '   ',
  '\t\r\n\n',
  '\u00a0\u202f\u3000',
  '\u200b',
  '\ufeff\u200d\u2060',
  ' \u200b\n\u00a0',
  '\u202e\u2066',
  '\u00ad',
  '\0\u0007',
  '\u3164\u115f\uffa0',
  '\u2800',
  '\ufe0f\u0301',
])('nothing is seen of %j', (text) => expect(isBlank(text)).toBe(true));

test.each([
  'a',
  "O'Neill",
  '李',
  'Nguyễn-Thị',
  'نور',
  'می\u200cخواهم',
  '0',
  '?',
  '-',
  '💚',
  '❤️',
  '🇺🇸',
  '1️⃣',
  ' \u00a0x\u200b',
])('something is seen of %j', (text) => expect(isBlank(text)).toBe(false));

test.each([
  'user+tag@example.org',
  'a@example.online',
  "o'brien@example.com",
  'x@sub.example.museum',
  'a@xn--bcher-kva.example',
  'rosa@exämple.de',
  'rosa@例え.jp',
  'user@example.org ',
  '\u00a0 user@example.org\n',
  // No host without a dot is meant, but browsers take it.
  'user@localhost',
])('%j is an email address', (text) => expect(isEmail(text)).toBe(true));

test.each([
  '',
  'user',
  'a@b@c',
  'user@',
  '@x.org',
  'user@example..org',
  'user@.example.org',
  'user@example.org.',
  'user@-example.org',
  'user name@example.org',
  'user@exam ple.org',
  'a@example.org,b@example.org',
  'a@example.org\nb@example.org',
  'Ann <a@example.org>',
  'mailto:a@example.org',
  'a@bücher..example',
  'a@büch er.example',
  'rosa@ä b.de',
  'a@-bücher/.example',
  'ä@example.org',
  `a@${'b'.repeat(64)}.example`,
])('%j is no email address', (text) => expect(isEmail(text)).toBe(false));

test('a long text that is none is refused at once', () => {
  const start = performance.now();
  expect(isEmail(`a@${'a-'.repeat(50_000)}`)).toBe(false);
  expect(isEmail(`a@${'a.'.repeat(50_000)}`)).toBe(false);
  expect(isEmail(`${'a.'.repeat(50_000)}@`)).toBe(false);
  expect(performance.now() - start).toBeLessThan(1000);
});
