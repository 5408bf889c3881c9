import { render } from '@testing-library/react';
import { expectFigures, headingsIn, region } from '../expectations';
import { Figures } from '@/components/ui/figures';

test('pairs each number with what it counts, under a heading', () => {
  const numbers = [
    { figure: '7', label: 'gardens' },
    { figure: '1,200+', label: 'meals' },
  ];
  render(<Figures heading="In numbers" headingId="numbers" numbers={numbers} />);
  expect(headingsIn(region('In numbers'), 2)).toEqual(['In numbers']);
  expectFigures(region('In numbers'), numbers);
});
