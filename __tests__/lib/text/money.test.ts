import { dollars, money } from '@/lib/text/money';

test.each([
  [1, '$1'],
  [25, '$25'],
  [250, '$250'],
  [1500, '$1,500'],
  [999_999, '$999,999'],
])('writes %d as dollars without cents', (amount, words) => {
  expect(dollars(amount)).toBe(words);
});

test.each([
  [1, '$0.01'],
  [29, '$0.29'],
  [435, '$4.35'],
  [1250, '$12.50'],
  [1999, '$19.99'],
  [5000, '$50'],
  [100_000, '$1,000'],
  [1_234_567, '$12,345.67'],
  [9_999_999, '$99,999.99'],
])('writes %d cents, with cents only where there are some', (cents, words) => {
  expect(money(cents)).toBe(words);
});
