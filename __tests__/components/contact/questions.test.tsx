import { render, within } from '@testing-library/react';
import { asked, questions } from '@/examples/contact/questions';
import { headingsIn, paragraphsIn, region } from '../expectations';

test('keeps each answer with its question', () => {
  render(questions['two questions']);
  const groups = within(region('Before you come')).getAllByRole('group');
  expect(groups.map((group) => [headingsIn(group, 3), paragraphsIn(group)])).toEqual(
    asked.map(({ question, answer }) => [[question], answer]),
  );
});
