import { render, within } from '@testing-library/react';
import { named, team, unnamed } from '@/examples/about/team';
import { entriesIn, expectCards, region } from '../expectations';

beforeEach(() => {
  render(team['with and without a name']);
});

test('puts the name over the role of a person with a name', () => {
  expect(region('Who we are')).toHaveTextContent('Ask us.');
  expectCards(region('Who we are'), [
    [named.name, named.role, named.text],
    [unnamed.role, unnamed.text],
  ]);
});

test('says the role of a person without a name once', () => {
  const [, card] = entriesIn(region('Who we are'));
  if (!card) throw new Error('There is no second card');
  expect(within(card).getByText(unnamed.role)).toBe(within(card).getByRole('heading'));
});
