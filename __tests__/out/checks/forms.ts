import { wholeMoney } from '@/lib/text/money';
import { builtSite, content, pageOf, textOf } from '../site';

const site = builtSite();
const donation = pageOf(site, 'donation/index.html').document;
const contact = pageOf(site, 'contact/index.html').document;
const { form } = content.pages.donation;
const { provider } = content.site.giving;

/** A page that asks for everything itself is led to by a link, which takes the place of the form. */
const formTest = provider === 'link' ? test.skip : test;

/** The label and the type of every control of a form that people see. */
function controlsOf(document: Document) {
  const controls = document.querySelectorAll<HTMLInputElement>(
    'main form input:not([type="hidden"], .honeypot *), main form textarea',
  );
  return [...controls].map((control) => [textOf(control.labels?.[0] ?? null), control.type]);
}

formTest('the donation form asks for an amount and, where they arrive, the giver', () => {
  const asked = controlsOf(donation);
  const amounts = asked.splice(0, form.presets.length + 1);
  expect(amounts).toEqual([
    ...form.presets.map((preset) => [wholeMoney(preset, content.site), 'radio']),
    [form.customAmount, 'text'],
  ]);
  const person = [
    [form.firstName, 'text'],
    [form.lastName, 'text'],
    [form.email, 'email'],
  ];
  const sent = { email: 3, 'every-org': 3, paypal: 3, stripe: 1, donorbox: 0, link: 0 }[provider];
  expect(asked.filter(([, type]) => type === 'text' || type === 'email')).toEqual(
    person.slice(person.length - sent),
  );
});

test('the contact form asks for name, email, subject and a message', () => {
  const words = content.pages.contact.form;
  expect(controlsOf(contact)).toEqual([
    [words.name, 'text'],
    [words.email, 'email'],
    [words.subject, 'text'],
    [words.message, 'textarea'],
  ]);
});

test.each([
  ['donation', donation],
  ['contact', contact],
])('the %s form never puts what was typed into an address of the site', (_name, document) => {
  for (const form of document.querySelectorAll('main form')) {
    const isPosted = form.getAttribute('method')?.toLowerCase() === 'post';
    // Else it is shown by the script that keeps it from leading anywhere, and by nothing else.
    expect(isPosted || form.matches('[data-code] [hidden]:not([action])')).toBe(true);
  }
});
