import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enhanceMessageForm } from '@/browser/forms/message';
import { MessageForm } from '@/components/contact/message-form';
import { fillIn } from '@/lib/text/placeholders';
import { content } from '../content';
import { fill, formSentBy } from '../expectations';

const { site, pages } = content;
const words = pages.contact.form;
const contact = { ...site.contact, email: 'desk@charity.example' };

let form: HTMLFormElement;
beforeEach(() => {
  render(<MessageForm form={words} words={site.forms} contact={contact} writing={undefined} />);
  form = formSentBy(words.submit);
  enhanceMessageForm(form);
});

test('leads nowhere by itself, and has links beside it for that', () => {
  expect(form).not.toHaveAttribute('action');
  expect(form).not.toHaveAttribute('method');
  expect(
    screen.getByRole('link', { name: fillIn(words.writeTo, { email: contact.email }) }),
  ).toHaveAttribute('href', `mailto:${contact.email}`);
});

test('says what the button does', () => {
  expect(form).toHaveTextContent(words.note);
});

test('says that every field is needed', () => {
  expect(form).toHaveTextContent(words.needed);
  for (const field of screen.getAllByRole('textbox')) expect(field).toBeRequired();
});

test.each([
  [words.name, 'name'],
  [words.email, 'email'],
])('lets the browser fill in “%s”', (name, token) => {
  expect(screen.getByRole('textbox', { name })).toHaveAttribute('autocomplete', token);
});

test('brings up a keyboard for email addresses', () => {
  expect(screen.getByRole('textbox', { name: words.email })).toHaveAttribute('type', 'email');
});

test('is silent at first, in a place that can speak', () => {
  expect(within(form).getByRole('status')).toBeEmptyDOMElement();
});

test('says what is missing until it is there, and sends nothing', async () => {
  await userEvent.click(screen.getByRole('button', { name: words.submit }));
  const summary = within(screen.getByRole('alert'));
  const errors = summary.getAllByRole('link').map(({ textContent }) => textContent);
  expect(errors).toEqual(Object.values(words.missing));
  const message = screen.getByRole('textbox', { name: words.message });
  expect(message).toHaveAccessibleDescription(words.missing.message);
  expect(within(form).getByRole('status')).toBeEmptyDOMElement();
  fill(message, 'Hello');
  expect(message).not.toHaveAccessibleDescription(expect.stringContaining(words.missing.message));
});

test.each(['', 'Mine'])(
  'begins with the subject that its address names, unless one stands there: “%s”',
  (typed) => {
    const subject = screen.getByRole('textbox', { name: words.subject });
    fill(subject, typed);
    history.replaceState(null, '', '/?subject=Theirs');
    enhanceMessageForm(form);
    history.replaceState(null, '', '/');
    expect(subject).toHaveValue(typed || 'Theirs');
  },
);

test('says what is wrong with an email address', async () => {
  await userEvent.type(screen.getByRole('textbox', { name: words.email }), 'ada@');
  await userEvent.click(screen.getByRole('button', { name: words.submit }));
  expect(screen.getByRole('link', { name: words.wrongEmail })).toHaveAttribute('href', '#email');
});
