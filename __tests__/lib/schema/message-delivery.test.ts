import { issuesIn, loadChanged, type Change } from '../content/broken-content';

const SERVICES = 'one of formspree, web3forms, formsubmit, basin, netlify, other';
const ENDPOINTS = {
  formspree:
    'the address that Formspree gave your form, written like https://formspree.io/f/abcdwxyz',
  formsubmit: 'https://formsubmit.co/ and then your email address or the code for it',
  basin: 'the address that Basin gave your form, written like https://usebasin.com/f/0123456789ab',
  other:
    'the address that the form service gave you, which starts with https://, or a path of your own host, such as /send',
};
const KEY = 'the key that Web3Forms sent you by email';
const TAKEN =
  'another name than name, email, subject, message, homepage, submit, method, elements, which the form itself uses';
const LINES = 'indented fields: name, value';
const NAME = 'found this name; wanted';

/** The lines of a hidden field. */
function field(name: string, value: string): string[] {
  return [`    - name: ${name}`, `      value: ${value}`];
}

/** Replaces what site.yaml says of messages; `writing` is its first field then and stands on line 1. */
function writingIs(...lines: string[]): Change {
  return ({ read, write }) => {
    const others = read('site.yaml').replace(/^writing:.*\n( .*\n)*/m, '');
    write('site.yaml', lines.length > 0 ? `writing:\n${lines.join('\n')}\n${others}` : others);
  };
}

test('messages arrive by email where site.yaml names no form service', () => {
  expect(loadChanged(writingIs()).site.writing).toBeUndefined();
});

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
  const { site } = loadChanged(
    writingIs(`  service: ${service}`, `  endpoint: ${endpoint}`, '  fields:', ...field('a', 'b')),
  );
  expect(site.writing).toEqual({ service, endpoint, fields: { a: 'b' } });
});

test('asks nothing else of who is with Netlify, and a key of who is with Web3Forms', () => {
  expect(loadChanged(writingIs('  service: netlify')).site.writing).toEqual({ service: 'netlify' });
  const key = ['  fields:', ...field('access_key', '0123-4567')];
  expect(loadChanged(writingIs('  service: web3forms', ...key)).site.writing).toEqual({
    service: 'web3forms',
    fields: { access_key: '0123-4567' },
  });
});

test('takes fields that a service wants, as they are typed', () => {
  const { site } = loadChanged(
    writingIs(
      '  service: netlify',
      '  fields:',
      ...field('access_key', '0123-4567'),
      ...field('_captcha', 'false'),
      ...field('_subject', '"To {name}"'),
    ),
  );
  expect(site.writing?.fields).toEqual({
    access_key: '0123-4567',
    _captcha: 'false',
    _subject: `To ${site.name}`,
  });
});

test.each([
  ['other', 'http://example.org/f'],
  ['other', 'hello@example.org'],
  ['other', 'formspree.io/f/a'],
  ['other', '//example.org/f'],
  ['other', '/\\example.org'],
  ['other', 'javascript:alert(1)'],
  ['other', '/my contact/'],
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
  expect(issuesIn(writingIs(`  service: ${service}`, `  endpoint: '${endpoint}'`))).toEqual([
    `content/site.yaml, line 3: writing.endpoint: found “${endpoint}”; wanted ${ENDPOINTS[service]}`,
  ]);
});

test('finds settings without a service', () => {
  const found = issuesIn(({ read, write }) => {
    write('site.yaml', `writing: formspree\n${read('site.yaml').replace(/^writing:.*\n/m, '')}`);
  });
  expect(found).toEqual([
    'content/site.yaml, line 1: writing: found “formspree”; wanted an indented line “service: …”',
  ]);
});

test.each([
  [
    'no service',
    ['  endpoint: https://formspree.io/f/a'],
    `line 1: writing.service: is missing; wanted ${SERVICES}`,
  ],
  [
    'a misspelt service',
    ['  service: formspre', '  endpoint: /a'],
    `line 2: writing.service: found “formspre”; wanted ${SERVICES}`,
  ],
  [
    'a capital letter',
    ['  service: Netlify'],
    `line 2: writing.service: found “Netlify”; wanted ${SERVICES}`,
  ],
  ...Object.entries(ENDPOINTS).map(([service, wanted]): [string, string[], string] => [
    `no endpoint of ${service}`,
    [`  service: ${service}`],
    `line 1: writing.endpoint: is missing; wanted ${wanted}`,
  ]),
  [
    'a misspelt endpoint',
    ['  service: other', '  endpiont: /a'],
    `line 3: writing.endpiont: ${NAME} “endpoint”`,
  ],
  [
    'an address where there is only one',
    ['  service: netlify', '  endpoint: /contact/'],
    `line 3: writing.endpoint: ${NAME} one of service, fields`,
  ],
  [
    'no fields of Web3Forms',
    ['  service: web3forms'],
    `line 1: writing.fields: is missing; wanted a list with a line “- …” for each field`,
  ],
  [
    'no key of Web3Forms',
    ['  service: web3forms', '  fields:', ...field('key', 'a')],
    `line 3: writing.fields: found a list of 1; wanted a field named access_key, with ${KEY}`,
  ],
  [
    'a name for a form at Netlify',
    ['  service: netlify', '  fields:', ...field('form-name', 'contact')],
    'line 3: writing.fields: found a list of 1; wanted no form-name among them, since the site gives the form its name',
  ],
  [
    'a field twice',
    ['  service: netlify', '  fields:', ...field('key', 'a'), ...field('key', 'b')],
    'line 3: writing.fields: found a list of 2; wanted each name once',
  ],
  [
    'bare words',
    ['  service: netlify', '  fields: [a]'],
    `line 3: writing.fields[1]: found “a”; wanted ${LINES}`,
  ],
  [
    'no value',
    ['  service: netlify', '  fields:', ...field('a', '')],
    'line 5: writing.fields[1].value: found nothing; wanted words',
  ],
  [
    'no name',
    ['  service: netlify', '  fields:', ...field('""', 'b')],
    'line 4: writing.fields[1].name: found nothing; wanted a name',
  ],
  ...['subject', 'homepage', 'submit'].map((name): [string, string[], string] => [
    `a field that the form has itself: ${name}`,
    ['  service: netlify', '  fields:', ...field(name, 'Hi')],
    `line 4: writing.fields[1].name: found “${name}”; wanted ${TAKEN}`,
  ]),
])('finds %s', (_what, lines, issue) => {
  expect(issuesIn(writingIs(...lines))).toEqual([`content/site.yaml, ${issue}`]);
});
