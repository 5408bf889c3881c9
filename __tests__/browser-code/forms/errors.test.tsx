import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorsOf } from '@/browser/forms/errors';
import { ErrorSummary } from '@/components/ui/error-summary';
import { Field } from '@/components/ui/field';
import { FieldGroup } from '@/components/ui/field-group';
import { destinationOf } from '../../components/expectations';

const color = { id: 'red', text: 'Choose a color' };
const email = { id: 'email', text: 'Enter an address' };

const summary = () => screen.getByRole('alert').parentElement;
const field = () => screen.getByRole('textbox', { name: 'Email' });
const group = () => screen.getByRole('group', { name: 'Color' });
const told = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

let errors: ReturnType<typeof errorsOf>;
beforeEach(() => {
  document.title = 'Contact';
  render(
    <form aria-label="Color and email">
      <ErrorSummary heading="There is a problem" />
      <FieldGroup id="red" legend="Color">
        {['red', 'blue'].map((id) => (
          <label key={id}>
            <input type="radio" name="color" id={id} /> {id}
          </label>
        ))}
      </FieldGroup>
      <Field id="email" label="Email" hint="Yours" />
    </form>,
  );
  errors = errorsOf(screen.getByRole<HTMLFormElement>('form'), 'Error: {title}');
});

test('says nothing at first', () => {
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field()).toBeValid();
  expect(field()).toHaveAccessibleDescription(/^Yours ?$/);
  expect(group()).not.toHaveAccessibleDescription();
});

test('alerts to all that is reported, each a link to its field, and says it there, too', () => {
  errors.report([color, email]);
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByRole('heading')).toHaveTextContent('There is a problem');
  expect(alert.getAllByRole('link').map((link) => [link.textContent, destinationOf(link)])).toEqual(
    [
      ['Choose a color', '#red'],
      ['Enter an address', '#email'],
    ],
  );
  expect(group()).toHaveAccessibleDescription('Choose a color');
  expect(field()).toHaveAccessibleDescription('Yours Enter an address');
  expect(field()).toBeInvalid();
});

test('takes the focus around the alert each time, and prefixes the title once', () => {
  for (let i = 0; i < 2; i++) {
    errors.report([email]);
    expect(summary()).toHaveFocus();
    expect(summary()).toHaveAttribute('tabindex', '-1');
    expect(document.title).toBe('Error: Contact');
    field().focus();
  }
  // JAWS passes over the list of what has a role or a name of its own.
  for (const name of ['role', 'aria-labelledby']) expect(summary()).not.toHaveAttribute(name);
});

test('alerts anew when the same errors are reported again', () => {
  errors.report([email]);
  const [before] = screen.getAllByRole('link');
  errors.report([email]);
  expect(before).not.toBeInTheDocument();
  expect(told()).toEqual(['Enter an address']);
});

test('takes an error away once it is mended, and leaves the focus alone', () => {
  errors.report([color, email]);
  field().focus();
  const [left] = screen.getAllByRole('link');
  errors.recheck([color]);
  // The same one: what comes anew into an alert is read out.
  expect(screen.getByRole('link')).toBe(left);
  expect(told()).toEqual(['Choose a color']);
  expect(field()).toBeValid();
  expect(field()).toHaveAccessibleDescription(/^Yours ?$/);
  expect(field()).toHaveFocus();
  expect(document.title).toBe('Error: Contact');
  errors.recheck([]);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.title).toBe('Contact');
});

test('shows no new error while somebody types', () => {
  errors.report([color]);
  errors.recheck([color, email]);
  expect(told()).toEqual(['Choose a color']);
});

test('keeps a title that a translator has changed meanwhile', () => {
  errors.report([email]);
  document.title = 'Error: Contacto';
  errors.report([]);
  expect(document.title).toBe('Contacto');
});

test.each([
  ['a field, below its label', email, 'textbox', 'LABEL Email'],
  ['the first of several choices, below the legend', color, 'radio', 'FIELDSET Color'],
])('leads to %s', async (_what, error, role, top) => {
  errors.report([error]);
  const shown: string[] = [];
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  scroll.mockImplementation(function (this: Element) {
    shown.push(`${this.tagName} ${this.textContent}`);
  });
  await userEvent.click(screen.getByRole('link', { name: error.text }));
  expect(screen.getAllByRole(role)[0]).toHaveFocus();
  expect(shown).toEqual([expect.stringMatching(new RegExp(`^${top}`))]);
  scroll.mockRestore();
});
