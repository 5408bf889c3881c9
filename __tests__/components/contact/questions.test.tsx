import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asked, questions } from '@/examples/contact/questions';
import { headingsIn, paragraphsIn, region } from '../expectations';

beforeEach(() => {
  render(questions['two questions']);
});

test('keeps each answer with its question', () => {
  const groups = within(region('Before you come')).getAllByRole('group');
  expect(groups.map((group) => [headingsIn(group, 3), paragraphsIn(group)])).toEqual(
    asked.map(({ question, answer }) => [[question], answer]),
  );
});

test('opens one answer at a touch of its question and closes it at the next, without a script', async () => {
  const answers = screen.getAllByRole<HTMLDetailsElement>('group');
  const opened = () => answers.map(({ open }) => open);
  expect(opened()).toEqual([false, false]);
  const question = screen.getByRole('heading', { name: 'Is there parking?' });
  await userEvent.click(question);
  expect(opened()).toEqual([false, true]);
  await userEvent.click(question);
  expect(opened()).toEqual([false, false]);
});
