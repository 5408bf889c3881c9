import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { headingsIn, paragraphsIn, region } from '../expectations';
import { Questions } from '@/components/contact/questions';

const questions = [
  { question: 'May I bring my dog?', answer: ['Please do.', 'On a leash.'] },
  { question: 'Is there parking?', answer: ['Behind the barn.'] },
];

beforeEach(() => {
  render(<Questions heading="Before you come" questions={questions} />);
});

test('keeps each answer with its question', () => {
  const asked = within(region('Before you come')).getAllByRole('group');
  expect(asked.map((group) => [headingsIn(group, 3), paragraphsIn(group)])).toEqual(
    questions.map(({ question, answer }) => [[question], answer]),
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
