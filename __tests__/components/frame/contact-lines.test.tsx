import { render } from '@testing-library/react';
import { ContactLines } from '@/components/frame/contact-lines';
import { addressLines } from '@/lib/contact/address';
import { content } from '../content';
import { expectLinks } from '../expectations';

const { contact } = content.site;

test('dials the phone number and starts an email', () => {
  const { container } = render(<ContactLines {...contact} />);
  expectLinks(container, [
    [contact.phone, `tel:${contact.dial}`],
    [contact.email, `mailto:${contact.email}`],
  ]);
});

test('shows the address as envelopes have it', () => {
  const { container } = render(<ContactLines {...contact} />);
  for (const line of addressLines(contact.address)) expect(container).toHaveTextContent(line);
});
