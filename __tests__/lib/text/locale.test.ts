import { directionOf, inRow, isolated } from '@/lib/text/locale';

test.each([
  ['en-US', 'ltr'],
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['ur', 'rtl'],
  ['az-Arab', 'rtl'],
  ['uz', 'ltr'],
  ['ja', 'ltr'],
])('%s is read %s', (language, direction) => {
  expect(directionOf(language)).toBe(direction);
});

test.each([
  ['en-US', 'A, B'],
  ['fr', 'A, B'],
  ['fa', 'A، B'],
  ['zh-Hant', 'A、B'],
])('puts the comma of %s between parts', (language, row) => {
  expect(inRow(['A', undefined, 'B'], language)).toBe(row);
});

test('keeps the parts of a number in their order where words run from right to left', () => {
  expect(isolated('(06) 500', 'ar-JO')).toBe('\u2066(06) 500\u2069');
  expect(isolated('(06) 500', 'en-US')).toBe('(06) 500');
});
