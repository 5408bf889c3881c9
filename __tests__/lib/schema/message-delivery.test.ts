import { messageDelivery } from '@/lib/schema/message-delivery';
import { issuesIn, loadChanged, settle } from '../content/broken-content';
import { wantedIn } from './wanted';

const SERVICES = 'service: one of formspree, web3forms, formsubmit, basin, netlify, other';
const ENDPOINTS = {
  formspree:
    'the address that Formspree gave your form, written like https://formspree.io/f/abcdwxyz',
  formsubmit: 'https://formsubmit.co/ and then your email address or the code for it',
  basin: 'the address that Basin gave your form, written like https://usebasin.com/f/0123456789ab',
  other:
    'the address that the form service gave you, which starts with https://, or a path of your own host, such as /send',
};
const TAKEN =
  'another name than name, email, subject, message, homepage, submit, method, elements, which the form itself uses';

const field = (name: string, value: string) => ({ name, value });
const netlify = (...fields: unknown[]) => ({ service: 'netlify', fields });

test.each([
  ['formspree', 'https://formspree.io/f/abcdwxyz'],
  ['formspree', 'https://formspree.io/p/1234567890/f/contact'],
  ['formsubmit', 'https://formsubmit.co/hello@example.org'],
  ['formsubmit', 'https://formsubmit.co/ajax/hello@example.org'],
  ['formsubmit', 'https://formsubmit.co/0123456789abcdef'],
  ['formsubmit', 'https://formsubmit.co/el/abcdef'],
  ['formsubmit', 'https://www.formsubmit.co/ajax/0123456789abcdef'],
  ['basin', 'https://usebasin.com/f/0123456789ab'],
  ['other', 'https://forms.example.org/send?id=1'],
  ['other', '/send.php'],
])('takes %s at %s', (service, endpoint) => {
  expect(messageDelivery.parse({ service, endpoint, fields: [field('a', 'b')] })).toEqual({
    service,
    endpoint,
    fields: { a: 'b' },
  });
});

test('asks nothing else of who is with Netlify, and a key of who is with Web3Forms', () => {
  expect(wantedIn(messageDelivery, { service: 'netlify' })).toEqual([]);
  const key = [field('access_key', '0123-4567')];
  expect(wantedIn(messageDelivery, { service: 'web3forms', fields: key })).toEqual([]);
});

test.each([
  ['other', 'http://example.org/f'],
  ['other', 'hello@example.org'],
  ['other', 'formspree.io/f/a'],
  ['other', '//example.org/f'],
  ['other', '/\\example.org'],
  ['other', 'javascript:alert(1)'],
  ['other', '/my contact/'],
  ['other', '/se\u200bnd'],
  ['formspree', 'https://formspree.io/'],
  ['formspree', 'https://formspree.io/forms/abcdwxyz/integration'],
  ['formspree', 'https://formspree.example/f/abcdwxyz'],
  ['formspree', 'abcdwxyz'],
  ['formsubmit', 'https://formsubmit.co/'],
  ['formsubmit', 'https://formsubmit.co/ajax/'],
  ['formsubmit', 'https://formsubmit.co/ajax'],
  ['formsubmit', 'https://formsubmit.io/a@example.org'],
  ['formsubmit', 'a@example.org'],
  ['basin', 'https://usebasin.com/forms/1'],
  ['basin', 'https://example.org/f/0123456789ab'],
] as const)('finds that %s has no form at %s', (service, endpoint) => {
  expect(wantedIn(messageDelivery, { service, endpoint })).toEqual([
    `endpoint: ${ENDPOINTS[service]}`,
  ]);
});

test.each([
  ['no service', { endpoint: 'https://formspree.io/f/a' }, SERVICES],
  ['a misspelt service', { service: 'formspre' }, SERVICES],
  ['a capital letter', { service: 'Netlify' }, SERVICES],
  ...Object.entries(ENDPOINTS).map(([service, wanted]): [string, object, string] => [
    'no endpoint',
    { service },
    `endpoint: ${wanted}`,
  ]),
  ['no fields', { service: 'web3forms' }, 'fields: a list with a line “- …” for each field'],
  [
    'no key of Web3Forms',
    { service: 'web3forms', fields: [field('key', 'a')] },
    'fields: a field named access_key, with the key that Web3Forms sent you by email',
  ],
  [
    'a name for a form at Netlify',
    netlify(field('form-name', 'contact')),
    'fields: no form-name among them, since the site gives the form its name',
  ],
  ['a field twice', netlify(field('key', 'a'), field('key', 'b')), 'fields: each name once'],
  ['bare words', netlify('a'), 'fields.0: indented fields: name, value'],
  ['no value', netlify(field('a', '')), 'fields.0.value: words'],
  ['no name', netlify(field('', 'b')), 'fields.0.name: a name'],
  ...['subject', 'homepage', 'submit'].map((name): [string, object, string] => [
    'a field that the form has itself',
    netlify(field(name, 'Hi')),
    `fields.0.name: ${TAKEN}`,
  ]),
])('refuses %s: %j', (_what, settings, wanted) =>
  expect(wantedIn(messageDelivery, settings)).toEqual([wanted]),
);

test.each([
  [
    'no group of fields',
    ['writing: formspree'],
    'line 1: writing: found “formspree”; wanted an indented line “service: …”',
  ],
  [
    'an address where there is only one',
    ['writing:', '  service: netlify', '  endpoint: /contact/'],
    'line 3: writing.endpoint: found this name; wanted one of service, fields',
  ],
])('says of %s where it stands', (_what, lines, issue) => {
  expect(issuesIn(settle('writing', ...lines))).toEqual([`content/site.yaml, ${issue}`]);
});

test('takes fields that a service wants, whatever signs they hold', () => {
  const values = {
    _captcha: 'false',
    _next: 'https://example.org/**a**',
    html: '<b>a &amp; b</b>',
  };
  const fields = Object.entries({ ...values, _subject: 'To {name}' }).map(
    ([name, value]) => `    - { name: ${name}, value: "${value}" }`,
  );
  const { site } = loadChanged(
    settle('writing', 'writing:', '  service: netlify', '  fields:', ...fields),
  );
  expect(site.writing?.fields).toEqual({ ...values, _subject: `To ${site.name}` });
});
