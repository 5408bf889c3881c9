import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { content } from '../content';
import { dataOf, formSentBy } from '../expectations';
import { DonationForm } from '@/components/donation/donation-form';
import { dollars } from '@/lib/money';

const words = { ...content.pages.donation.form, presets: [20, 75, 1500] };
const { items } = content.pages.donation.impact;
const site = {
  ...content.site,
  contact: { ...content.site.contact, email: 'gifts@charity.example' },
};
const preset = 20;
const otherPreset = 1500;

let form: HTMLFormElement;
beforeEach(() => {
  render(<DonationForm form={words} items={items} site={site} />);
  form = formSentBy(words.submit);
});

it('is posted as plain text to a mailto: address, so that nothing typed gets into a web address', () => {
  const { protocol, pathname } = new URL(form.action);
  expect([protocol, pathname]).toEqual(['mailto:', 'gifts@charity.example']);
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('enctype', 'text/plain');
});

it('says what the button does', () => {
  expect(form).toHaveTextContent(words.note);
});

describe('the amount', () => {
  it('is one of the presets, in one named group, and none is chosen at first', () => {
    const group = within(screen.getByRole('group', { name: words.amountLegend }));
    const radios = group.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ value }) => value)).toEqual(words.presets.map(String));
    for (const amount of words.presets) {
      expect(group.getByRole('radio', { name: dollars(amount) })).not.toBeChecked();
    }
  });

  it('is the last preset that was chosen', async () => {
    await userEvent.click(screen.getByRole('radio', { name: dollars(preset) }));
    await userEvent.click(screen.getByRole('radio', { name: dollars(otherPreset) }));
    expect(screen.getByRole('radio', { name: dollars(preset) })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: dollars(otherPreset) })).toBeChecked();
    expect(dataOf(form)).toMatchObject({ amount: String(otherPreset) });
  });

  it('can be any other number, in the same group', () => {
    const group = within(screen.getByRole('group', { name: words.amountLegend }));
    const input = group.getByRole('spinbutton', { name: words.customAmount });
    expect(input).toHaveAttribute('type', 'number');
    expect(input).toHaveValue(null);
  });
});

describe('the giver', () => {
  it.each([
    [words.firstName, 'given-name'],
    [words.lastName, 'family-name'],
    [words.email, 'email'],
  ])('can have “%s” filled in by the browser', (name, token) => {
    const group = within(screen.getByRole('group', { name: words.detailsLegend }));
    expect(group.getByRole('textbox', { name })).toHaveAttribute('autocomplete', token);
  });

  it('gets a keyboard for email addresses', () => {
    expect(screen.getByRole('textbox', { name: words.email })).toHaveAttribute('type', 'email');
  });
});

it('sends everything that was chosen and typed', async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('radio', { name: dollars(preset) }));
  await user.type(screen.getByRole('textbox', { name: words.firstName }), 'Ada');
  await user.type(screen.getByRole('textbox', { name: words.lastName }), 'Field');
  await user.type(screen.getByRole('textbox', { name: words.email }), 'ada@field.example');
  expect(dataOf(form)).toMatchObject({
    amount: String(preset),
    firstName: 'Ada',
    lastName: 'Field',
    email: 'ada@field.example',
  });
});

it('sends an amount that was typed', async () => {
  const input = screen.getByRole<HTMLInputElement>('spinbutton', { name: words.customAmount });
  await userEvent.type(input, '37.50');
  expect(dataOf(form)).toHaveProperty(input.name, '37.50');
});
