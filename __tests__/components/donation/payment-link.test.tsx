import { render, screen } from '@testing-library/react';
import { PaymentLink } from '@/components/donation/payment-link';
import { fillIn } from '@/lib/text/placeholders';
import { content } from '../content';

const { form } = content.pages.donation;

test('leads to the page as it is named, and says that it asks for the amount', () => {
  const link = 'https://give.example.org/us?fund=a%26b#top';
  const { container } = render(
    <PaymentLink frequency="once" form={form} giving={{ provider: 'link', link, name: 'Zeffy' }} />,
  );
  expect(screen.getByRole('link', { name: form.submit })).toHaveAttribute('href', link);
  const { pay, askedAgain } = form.summary;
  expect(container).toHaveTextContent(
    [pay, askedAgain].map((words) => fillIn(words, { service: 'Zeffy' })).join(' '),
  );
});

test('leads to single and to monthly gifts, the chosen first', () => {
  const giving = {
    provider: 'link' as const,
    link: 'https://give.example.org/',
    monthlyLink: 'https://give.example.org/monthly',
    name: 'Example',
  };
  render(<PaymentLink form={form} giving={giving} frequency="monthly" />);
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link])).toEqual([
    [form.monthly, expect.objectContaining({ href: giving.monthlyLink })],
    [form.once, expect.objectContaining({ href: giving.link })],
  ]);
});
