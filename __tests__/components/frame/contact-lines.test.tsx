import { render } from '@testing-library/react';
import { content } from '../content';
import { expectLinks } from '../expectations';
import { ContactLines } from '@/components/frame/contact-lines';

const { contact } = content.site;

test('dials the phone number and starts an email', () => {
  const { container } = render(<ContactLines {...contact} />);
  expectLinks(container, [
    [contact.phone, `tel:${contact.dial}`],
    [contact.email, `mailto:${contact.email}`],
  ]);
});

test.each(['street', 'city', 'region', 'postalCode'] as const)('shows the %s', (part) => {
  const { container } = render(<ContactLines {...contact} />);
  expect(container).toHaveTextContent(contact.address[part]);
});
