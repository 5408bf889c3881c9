import { render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { destinationOf } from '../expectations';
import { FaultSummary } from '@/components/ui/fault-summary';

const faults = [
  { id: 'name', text: 'Enter your name' },
  { id: 'email', text: 'Enter an address' },
];

it('lists the faults, each as a link to its field, under a heading that names it', () => {
  render(<FaultSummary heading="There is a problem" faults={faults} summary={createRef()} />);
  const summary = screen.getByRole('group', { name: 'There is a problem' });
  expect(within(summary).getByRole('heading')).toHaveTextContent('There is a problem');
  const links = within(summary).getAllByRole('link');
  expect(links.map((link) => [link.textContent, destinationOf(link)])).toEqual([
    ['Enter your name', '#name'],
    ['Enter an address', '#email'],
  ]);
});

it('can take the focus, but is no stop for the Tab key', () => {
  const summary = createRef<HTMLDivElement>();
  render(<FaultSummary heading="There is a problem" faults={faults} summary={summary} />);
  summary.current?.focus();
  expect(screen.getByRole('group')).toHaveFocus();
  expect(screen.getByRole('group')).toHaveAttribute('tabindex', '-1');
});

it('is not to be seen while there are none', () => {
  render(<FaultSummary heading="There is a problem" faults={[]} summary={createRef()} />);
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.queryByRole('heading')).toBeNull();
});
