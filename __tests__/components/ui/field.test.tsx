import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from '@/components/ui/field';

test('is found by its label, which moves the focus into it', async () => {
  render(<Field id="nickname" label="What we call you" />);
  await userEvent.click(screen.getByText('What we call you'));
  expect(screen.getByRole('textbox', { name: 'What we call you' })).toHaveFocus();
});

test('is sent under its id', () => {
  render(<Field id="nickname" label="What we call you" />);
  expect(screen.getByRole('textbox')).toHaveAttribute('name', 'nickname');
});

test('hands everything else to the input', () => {
  render(<Field id="age" label="Age" type="number" inputMode="numeric" autoComplete="off" />);
  const input = screen.getByRole('spinbutton', { name: 'Age' });
  expect(input).toHaveAttribute('inputmode', 'numeric');
  expect(input).toHaveAttribute('autocomplete', 'off');
});

test('says that it has to be filled in, and calls nothing wrong before it is asked for', () => {
  render(
    <>
      <Field id="nickname" label="Nickname" required />
      <Field id="motto" label="Motto" />
    </>,
  );
  const nickname = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nickname' });
  expect(nickname).toBeRequired();
  expect(nickname).toHaveAttribute('aria-invalid', 'false');
  expect(screen.getByRole('textbox', { name: 'Motto' })).not.toBeRequired();
});
