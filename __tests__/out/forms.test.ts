/** @jest-environment jsdom */
import { openSite, pageOf, textOf } from './site';

const site = openSite();
const donation = pageOf(site, 'donation/index.html').document;
const contact = pageOf(site, 'contact/index.html').document;

/** The label, the type and the name that it is sent under, of every control of a form. */
function controlsOf(document: Document) {
  const controls = document.querySelectorAll<HTMLInputElement>(
    'main form input:not([type="hidden"]), main form textarea',
  );
  return [...controls].map((control) => [
    textOf(control.labels?.[0] ?? null),
    control.type,
    control.name,
  ]);
}

test('the donation form asks for an amount, both names and an email address', () => {
  expect(controlsOf(donation)).toEqual([
    ['$25', 'radio', 'amount'],
    ['$50', 'radio', 'amount'],
    ['$100', 'radio', 'amount'],
    ['$250', 'radio', 'amount'],
    [expect.stringMatching(/amount/i), 'number', expect.stringMatching(/amount/i)],
    ['One time', 'radio', 'frequency'],
    ['Every month', 'radio', 'frequency'],
    ['First name', 'text', 'firstName'],
    ['Last name', 'text', 'lastName'],
    ['Email', 'email', 'email'],
  ]);
});

test('the amounts to choose from are one named group, with none chosen for the visitor', () => {
  const presets = [...donation.querySelectorAll<HTMLInputElement>('[data-preset]')];
  const groups = new Set(presets.map((preset) => preset.closest('fieldset, [role="radiogroup"]')));
  const [group] = groups;

  expect(presets.map(({ value }) => value)).toEqual(['25', '50', '100', '250']);
  expect(presets.filter(({ checked }) => checked)).toEqual([]);
  expect(groups.size).toBe(1);
  expect(textOf(group?.querySelector('legend') ?? null)).not.toBe('');
});

test('the contact form asks for name, email, subject and a message of six rows', () => {
  expect(controlsOf(contact)).toEqual([
    ['Your Name', 'text', 'name'],
    ['Email Address', 'email', 'email'],
    ['Subject', 'text', 'subject'],
    ['Message', 'textarea', 'message'],
  ]);
  expect(contact.querySelector('main textarea')?.getAttribute('rows')).toBe('6');
});

test('every one of the four questions has an answer', () => {
  const questions = [...contact.querySelectorAll('main details')];
  expect(questions).toHaveLength(4);
  for (const question of questions) {
    expect(textOf(question.querySelector('summary'))).toMatch(/\?$/);
    expect(textOf(question.querySelector('p'))).not.toBe('');
  }
});

test('directions, phone and email lead where they say', () => {
  const hrefs = [...contact.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^https:\/\/.*100\+Example\+Avenue/),
      expect.stringMatching(/^tel:\+1719/),
      expect.stringMatching(/^mailto:hello@/),
    ]),
  );
});

test.each([
  ['donation', donation],
  ['contact', contact],
])('the %s form never puts what was typed into an address', (_name, document) => {
  const forms = [...document.querySelectorAll('main form')];
  expect(forms.map((form) => form.getAttribute('method')?.toLowerCase())).toEqual(['post']);
});
