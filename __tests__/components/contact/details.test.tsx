import { render, screen } from '@testing-library/react';
import { Details } from '@/components/contact/details';
import { addressLines } from '@/lib/contact/address';
import { content } from '../content';

const { contact } = content.site;
const labels = content.pages.contact.details;

beforeEach(() => {
  render(<Details labels={labels} contact={contact} />);
});

test('says what each line is, in its order', () => {
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    labels.phone,
    labels.email,
    labels.address,
    labels.hours,
  ]);
});

test('shows the street and the hours of all days', () => {
  const [, , address, hours] = screen.getAllByRole('definition');
  for (const line of addressLines(contact.address)) expect(address).toHaveTextContent(line);
  for (const { days, time } of contact.hours) {
    expect(hours).toHaveTextContent(`${days} ${time}`);
  }
});
