import { medians, table } from '@/bench/report';

test('takes the middle of each figure by itself, whatever the number of visits', () => {
  const visits = [
    { paint: 10, blocked: 30 },
    { paint: 9, blocked: 20 },
    { paint: 100, blocked: 10 },
  ];
  expect(medians(visits)).toEqual({ paint: 10, blocked: 20 });
  expect(medians([...visits, { paint: 1, blocked: 26 }])).toEqual({ paint: 9.5, blocked: 23 });
});

test('a table has a column for every figure, and a dash where nothing was measured', () => {
  const rows = [
    { page: '/', bytes: 1234.4, INP: NaN, ratio: 1.005 },
    { page: '/contact/', bytes: 9.5, INP: 16, ratio: 0 },
  ];
  expect(table(rows)).toBe(
    [
      '| page | bytes | INP | ratio |',
      '| --- | --: | --: | --: |',
      '| / | 1,234 | – | 1.01 |',
      '| /contact/ | 9.5 | 16 | 0 |',
    ].join('\n'),
  );
});
