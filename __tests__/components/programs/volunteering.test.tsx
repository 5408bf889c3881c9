import { render } from '@testing-library/react';
import { Volunteering } from '@/components/programs/volunteering';
import { programs } from '@/examples/programs/program-list';
import { expectCards, region } from '../expectations';

const words = { heading: 'Lend a hand', text: 'For an hour.' };

test('tells of the programs that say what volunteers do, and of no others', () => {
  const [silent, ...others] = programs;
  const told = others.map((program) => ({ ...program, volunteers: 'Read aloud.' }));
  render(<Volunteering {...words} programs={[...(silent ? [silent] : []), ...told]} />);
  expectCards(
    region(words.heading),
    told.map(({ title, volunteers }) => [title, volunteers]),
  );
});

test('is left out where none does', () => {
  const { container } = render(<Volunteering {...words} programs={programs} />);
  expect(container).toBeEmptyDOMElement();
});
