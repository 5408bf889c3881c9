import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { destinationOf } from '../expectations';
import { FaultSummary } from '@/components/ui/fault-summary';
import { Field } from '@/components/ui/field';
import { FieldGroup } from '@/components/ui/field-group';

const faults = [
  { id: 'red', text: 'Choose a color' },
  { id: 'email', text: 'Enter an address' },
];

function show({ found = faults, reports = 1, summary = createRef<HTMLDivElement>() } = {}) {
  return (
    <>
      <FaultSummary heading="There is a problem" {...{ reports, summary }} faults={found} />
      <FieldGroup id="red" legend="Color" fault="Choose a color">
        {['red', 'blue'].map((id) => (
          <label key={id}>
            <input type="radio" name="color" id={id} /> {id}
          </label>
        ))}
      </FieldGroup>
      <Field id="email" label="Email" fault="Enter an address" />
    </>
  );
}

it('alerts to the faults, each a link to its field, under a heading', () => {
  render(show());
  const summary = within(screen.getByRole('alert'));
  expect(summary.getByRole('heading')).toHaveTextContent('There is a problem');
  const links = summary.getAllByRole('link');
  expect(links.map((link) => [link.textContent, destinationOf(link)])).toEqual([
    ['Choose a color', '#red'],
    ['Enter an address', '#email'],
  ]);
});

it('can take the focus around the alert, but is no stop for the Tab key', () => {
  const summary = createRef<HTMLDivElement>();
  render(show({ summary }));
  summary.current?.focus();
  expect(summary.current).toHaveFocus();
  expect(summary.current).toHaveAttribute('tabindex', '-1');
  expect(summary.current).toContainElement(screen.getByRole('alert'));
  for (const name of ['role', 'aria-labelledby']) {
    expect(summary.current).not.toHaveAttribute(name);
  }
});

it('alerts anew when the same faults are reported again', () => {
  const { rerender } = render(show());
  const before = screen.getByRole('alert');
  rerender(show());
  expect(screen.getByRole('alert')).toBe(before);
  rerender(show({ reports: 2 }));
  expect(screen.getByRole('alert')).not.toBe(before);
});

it('is not to be seen while there are none', () => {
  render(show({ found: [] }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('heading')).toBeNull();
});

it.each([
  ['a field, below its label', 'Enter an address', 'textbox', 'LABEL Email'],
  ['the first of several choices, below the legend', 'Choose a color', 'radio', 'FIELDSET Color'],
])('leads to %s', async (_what, text, role, top) => {
  const shown: string[] = [];
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  scroll.mockImplementation(function (this: Element) {
    shown.push(`${this.tagName} ${this.textContent}`);
  });
  render(show());
  await userEvent.click(screen.getByRole('link', { name: text }));
  expect(screen.getAllByRole(role)[0]).toHaveFocus();
  expect(shown).toEqual([expect.stringMatching(new RegExp(`^${top}`))]);
  scroll.mockRestore();
});
