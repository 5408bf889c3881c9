import { figure, table } from '@/bench/table';

test('a table has its words to the left and its figures to the right', () => {
  const rows = [
    ['/', '9', 'plain', '–'],
    ['/about/', '1,234', 'finished', '1.5'],
  ];
  expect(table(['page', 'HTML', 'build', 'CLS'], rows)).toBe(
    [
      '| page    |  HTML | build    | CLS |',
      '| ------- | ----: | -------- | --: |',
      '| /       |     9 | plain    |   – |',
      '| /about/ | 1,234 | finished | 1.5 |',
    ].join('\n'),
  );
});

test.each([
  [0, 0, '0'],
  [1234.4, 0, '1,234'],
  [1.005, 2, '1.01'],
  [0.1, 3, '0.100'],
  [NaN, 0, '–'],
  [undefined, 2, '–'],
])('%p with %d digits reads as %s', (value, digits, words) => {
  expect(figure(value, digits)).toBe(words);
});
