import { render, screen } from '@testing-library/react';
import { field } from '@/examples/ui/field';

const textbox = () => screen.getByRole('textbox', { name: 'What we call you' });

test('is sent under its id', () => {
  render(field.optional);
  expect(textbox()).toHaveAttribute('name', 'nickname');
});

test('is described by its hint', () => {
  render(field['with a hint']);
  expect(textbox()).toHaveAccessibleDescription(expect.stringContaining('It can be any name.'));
});

test('hands everything else to the input', () => {
  render(field['of another type']);
  const input = screen.getByRole('spinbutton', { name: 'Age' });
  expect(input).toHaveAttribute('inputmode', 'numeric');
  expect(input).toHaveAttribute('autocomplete', 'off');
});

test('says that it has to be filled in, and calls nothing wrong before it is asked for', () => {
  const { rerender } = render(field.required);
  expect(textbox()).toBeRequired();
  expect(textbox()).toHaveAttribute('aria-invalid', 'false');
  rerender(field.optional);
  expect(textbox()).not.toBeRequired();
});
