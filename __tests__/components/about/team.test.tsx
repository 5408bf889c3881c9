import { render, within } from '@testing-library/react';
import { entriesIn, expectCards, region } from '../expectations';
import { Team } from '@/components/about/team';

const named = { name: 'Ada Field', role: 'Director', text: 'Asks questions.' };
const unnamed = { role: 'Treasurer', text: 'Counts twice.' };

beforeEach(() => {
  render(<Team heading="Who we are" text="Ask us." people={[named, unnamed]} />);
});

test('puts the name over the role of a person with a name', () => {
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
