import { render, screen } from '@testing-library/react';
import { MessageForm } from '@/components/contact/message-form';
import { HONEYPOT, MESSAGE_FIELDS } from '@/lib/message/message';
import type { MessageDelivery } from '@/lib/schema/message-delivery';
import { content } from '../content';
import { formSentBy } from '../expectations';

const { site, pages } = content;
const words = pages.contact.form;

/** The form as browsers without script post it. */
function formFor(writing: MessageDelivery) {
  const { contact, forms } = site;
  render(<MessageForm form={words} words={forms} contact={contact} writing={writing} />);
  return formSentBy(words.submit);
}

const withEndpoint = [
  ['formspree', 'https://formspree.io/f/abcdwxyz', 'https://formspree.io/f/abcdwxyz'],
  ['formsubmit', 'https://formsubmit.co/ajax/a@example.org', 'https://formsubmit.co/a@example.org'],
  ['other', '/send.php', '/send.php'],
] as const;

test.each(withEndpoint)('posts to %s, named by %s', (service, endpoint, action) => {
  const form = formFor({ service, endpoint, fields: { kind: 'site' } });
  expect(form).toHaveAttribute('action', action);
  expect(form).toHaveAttribute('method', 'post');
  expect(form).not.toHaveAttribute('enctype');
  expect(form).not.toHaveAttribute('data-netlify');
  expect([...new FormData(form).keys()]).toEqual(['kind', HONEYPOT, ...MESSAGE_FIELDS]);
});

test('posts to Web3Forms with the key', () => {
  const form = formFor({ service: 'web3forms', fields: { access_key: '0123' } });
  expect(form).toHaveAttribute('action', 'https://api.web3forms.com/submit');
  expect(new FormData(form).get('access_key')).toBe('0123');
});

test('has all that Netlify looks for, and is posted to its own page', () => {
  const form = formFor({ service: 'netlify', fields: { kind: 'site' } });
  expect(form).not.toHaveAttribute('action');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('data-netlify', 'true');
  expect(form).toHaveAttribute('netlify-honeypot', HONEYPOT);
  expect(form).toHaveAttribute('name', expect.stringMatching(/./));
  expect(screen.getByLabelText(words.trap)).toHaveAttribute('name', HONEYPOT);
  const data = new FormData(form);
  expect(data.get('form-name')).toBe(form.getAttribute('name'));
  expect(data.get('kind')).toBe('site');
});
