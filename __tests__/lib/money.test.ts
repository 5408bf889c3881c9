import { dollars } from '@/lib/money';

test.each([
  [1, '$1'],
  [25, '$25'],
  [250, '$250'],
  [1500, '$1,500'],
  [999_999, '$999,999'],
])('writes %d as dollars without cents', (amount, words) => {
  expect(dollars(amount)).toBe(words);
});
