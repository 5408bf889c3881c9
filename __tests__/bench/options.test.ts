import { readOptions } from '@/bench/options';

test('measures one of every kind in both builds, five times, unless told otherwise', () => {
  expect(readOptions([])).toEqual({
    runs: 5,
    pages: undefined,
    builds: ['finished', 'plain'],
  });
});

test('takes a number of runs, pages and one build', () => {
  const args = ['--runs', '1', '--pages', '/,/donation/', '--only', 'plain'];
  expect(readOptions(args)).toEqual({ runs: 1, pages: ['/', '/donation/'], builds: ['plain'] });
});

test.each([
  [['--runs', '0'], '--runs: found “0”; wanted a number from 1 up'],
  [['--runs', 'few'], '--runs: found “few”; wanted a number from 1 up'],
  [['--only', 'half'], '--only: found “half”; wanted finished or plain'],
  [['--fast'], '--fast'],
])('refuses %j', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
