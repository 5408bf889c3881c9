import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FaultSummary } from '@/components/ui/fault-summary';
import { Field } from '@/components/ui/field';
import { useFaults } from '@/components/ui/use-faults';

/** A form with two fields, which must not be empty. */
function Form() {
  const [typed, setTyped] = useState({ name: '', town: '' });
  const { told, faultOf, report, recheck } = useFaults('Error');
  const faultsIn = (values: typeof typed) =>
    Object.entries(values).flatMap(([id, value]) =>
      value === '' ? [{ id, text: `Enter a ${id}` }] : [],
    );
  const change = (id: string, value: string) => {
    const now = { ...typed, [id]: value };
    setTyped(now);
    recheck(faultsIn(now));
  };
  return (
    <>
      <FaultSummary heading="There is a problem" {...told} />
      {['name', 'town'].map((id) => (
        <Field
          key={id}
          id={id}
          label={id}
          hint={`Your ${id}`}
          fault={faultOf(id)}
          onChange={({ target }) => change(id, target.value)}
        />
      ))}
      <button onClick={() => report(faultsIn(typed))}>Send</button>
    </>
  );
}

const send = () => userEvent.click(screen.getByRole('button'));
const field = (name: string) => screen.getByRole('textbox', { name });
const summary = () => screen.getByRole('alert').parentElement;
const faultsShown = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

let page: ReturnType<typeof render>;
beforeEach(() => {
  document.title = 'Contact';
  page = render(<Form />);
});

it('says nothing at first', () => {
  expect(faultsShown()).toEqual([]);
  expect(document.title).toBe('Contact');
  expect(document.body).toHaveFocus();
});

it('shows all faults when they are reported, and moves the focus to them', async () => {
  await send();
  expect(faultsShown()).toEqual(['Enter a name', 'Enter a town']);
  expect(summary()).toHaveFocus();
  expect(document.title).toBe('Error: Contact');
  for (const name of ['name', 'town']) {
    expect(field(name)).toBeInvalid();
    expect(field(name)).toHaveAccessibleDescription(`Your ${name} Enter a ${name}`);
  }
});

it('takes the focus each time, and prefixes the title once', async () => {
  await send();
  await send();
  expect(summary()).toHaveFocus();
  expect(document.title).toBe('Error: Contact');
});

it('takes a fault away once it is mended, and leaves the focus alone', async () => {
  await send();
  await userEvent.type(field('name'), 'Ada');
  expect(faultsShown()).toEqual(['Enter a town']);
  expect(field('name')).toBeValid();
  expect(field('name')).toHaveAccessibleDescription('Your name');
  expect(field('name')).toHaveFocus();
  expect(document.title).toBe('Error: Contact');

  await userEvent.type(field('town'), 'Pueblo');
  expect(faultsShown()).toEqual([]);
  expect(document.title).toBe('Contact');
});

it('shows no new fault while somebody types', async () => {
  await userEvent.type(field('name'), 'Ada');
  await send();
  await userEvent.clear(field('name'));
  expect(faultsShown()).toEqual(['Enter a town']);
});

it('gives the title back when the form goes', async () => {
  await send();
  page.unmount();
  expect(document.title).toBe('Contact');
});
