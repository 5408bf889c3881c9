import { median, medians } from '@/bench/median';

test.each([
  [[7], 7],
  [[9, 1, 5], 5],
  [[4, 1, 10, 2], 3],
  [[10, 9, 100], 10],
])('the middle of %j is %d', (numbers, middle) => {
  expect(median(numbers)).toBe(middle);
});

test('leaves the numbers in their order', () => {
  const numbers = [3, 1, 2];
  median(numbers);
  expect(numbers).toEqual([3, 1, 2]);
});

test('says so when there are no numbers', () => {
  expect(() => median([])).toThrow('found no numbers; wanted at least one');
});

test('takes the middle of each value by itself', () => {
  const visits = [
    { paint: 1, blocked: 30 },
    { paint: 2, blocked: 20 },
    { paint: 3, blocked: 10 },
  ];
  expect(medians(visits)).toEqual({ paint: 2, blocked: 20 });
});
