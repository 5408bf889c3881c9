import { render } from '@testing-library/react';
import { figures, numbers } from '@/examples/ui/figures';
import { expectFigures, headingsIn, region } from '../expectations';

test('pairs each number with what it counts, under a heading', () => {
  render(figures['short figures']);
  expect(headingsIn(region('In numbers'), 2)).toEqual(['In numbers']);
  expectFigures(region('In numbers'), numbers);
});
