import { money, toMinorUnits, wholeMoney } from '@/lib/text/money';

const US = { language: 'en-US', currency: 'USD' };

test.each([
  [25, '$25'],
  [1500, '$1,500'],
  [999_999, '$999,999'],
])('writes %d as dollars without cents', (amount, words) => {
  expect(wholeMoney(amount, US)).toBe(words);
});

test.each([
  [1, '$0.01'],
  [1250, '$12.50'],
  [5000, '$50'],
  [100_000, '$1,000'],
  [1_234_567, '$12,345.67'],
  [9_999_999, '$99,999.99'],
])('writes %d cents, with cents only where there are some', (cents, words) => {
  expect(money(cents, US)).toBe(words);
});

test.each([
  ['fr-FR', 'EUR', 125_050, '1\u202f250,50\u00a0€', '25\u00a0€'],
  ['ja-JP', 'JPY', 1250, '￥1,250', '￥25'],
  [
    'ar-JO',
    'JOD',
    12_500,
    '\u200f١٢٫٥٠٠ د.أ.\u200f'.replace(' ', '\u00a0'),
    '\u200f٢٥\u00a0د.أ.\u200f',
  ],
  ['de-CH', 'CHF', 1250, 'CHF\u00a012.50', 'CHF\u00a025'],
])('writes amounts in %s and %s', (language, currency, minorUnits, words, whole) => {
  expect(money(minorUnits, { language, currency })).toBe(words);
  expect(wholeMoney(25, { language, currency })).toBe(whole);
  expect(money(toMinorUnits(25, currency), { language, currency })).toBe(whole);
});
