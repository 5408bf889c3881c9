import { render, screen } from '@testing-library/react';
import { figures, numbers } from '@/examples/ui/figures';
import { headingsIn, region } from '../expectations';

const wordsOf = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);

test('pairs each number with what it counts, under a heading', () => {
  render(figures['short figures']);
  expect(headingsIn(region('In numbers'), 2)).toEqual(['In numbers']);
  expect(wordsOf('term')).toEqual(numbers.map(({ label }) => label));
  expect(wordsOf('definition')).toEqual(numbers.map(({ figure }) => figure));
});
