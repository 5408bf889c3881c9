import { loadChanged, issuesIn, type Change } from '../content/broken-content';

const ENDPOINT =
  'the address that the form service gave you, which starts with https://, or /contact/ on Netlify';
const AJAX = 'https://formsubmit.co/ajax/ and then your email address or the code for it';
const ASKED = 'another name, since visitors fill in name, email, subject, message themselves';
const KEYS = 'indented lines, each with a name and a value';

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
  'https://formspree.io/f/abcdwxyz',
  'https://api.web3forms.com/submit',
  'https://formsubmit.co/ajax/hello@example.org',
  'https://usebasin.com/f/0123456789ab',
  '/contact/',
  '/',
])('takes the endpoint %s', (endpoint) => {
  const { site } = loadChanged(writingIs(`  endpoint: ${endpoint}`));
  expect(site.writing).toEqual({ endpoint });
});

test('takes fields that a service wants, as they are typed', () => {
  const { site } = loadChanged(
    writingIs(
      '  endpoint: /contact/',
      '  fields:',
      '    form-name: contact',
      '    access_key: 0123-4567',
      '    _captcha: false',
      '    _subject: "To {name}"',
    ),
  );
  expect(site.writing?.fields).toEqual({
    'form-name': 'contact',
    access_key: '0123-4567',
    _captcha: 'false',
    _subject: `To ${site.name}`,
  });
});

test.each([
  ['an address without encryption', 'http://example.org/f', ENDPOINT],
  ['an email address', 'hello@example.org', ENDPOINT],
  ['an address without https://', 'formspree.io/f/a', ENDPOINT],
  ['an address of another host', '//example.org/f', ENDPOINT],
  ['an address that browsers take for another host', '/\\example.org', ENDPOINT],
  ['a script', 'javascript:alert(1)', ENDPOINT],
  ['an address with a space', '/my contact/', ENDPOINT],
  ['the address of FormSubmit for plain pages', 'https://formsubmit.co/a@example.org', AJAX],
])('finds %s', (_what, endpoint, wanted) => {
  expect(issuesIn(writingIs(`  endpoint: '${endpoint}'`))).toEqual([
    `content/site.yaml, line 2: writing.endpoint: found “${endpoint}”; wanted ${wanted}`,
  ]);
});

test.each([
  [
    'no endpoint',
    ['  fields:', '    a: b'],
    `line 1: writing.endpoint: is missing; wanted ${ENDPOINT}`,
  ],
  [
    'a misspelt endpoint',
    ['  endpiont: /a'],
    'line 2: writing.endpiont: found this name; wanted “endpoint”',
  ],
  [
    'a list',
    ['  endpoint: /a', '  fields: [a]'],
    `line 3: writing.fields: found a list of 1; wanted ${KEYS}`,
  ],
  [
    'no value',
    ['  endpoint: /a', '  fields:', '    a:'],
    'line 4: writing.fields.a: found nothing; wanted words',
  ],
  [
    'no name',
    ['  endpoint: /a', '  fields:', '    "": b'],
    'line 4: writing.fields.“”: found “b”; wanted a name before it',
  ],
  [
    'a field that visitors fill in',
    ['  endpoint: /a', '  fields:', '    subject: Hi'],
    `line 4: writing.fields.subject: found “Hi”; wanted ${ASKED}`,
  ],
])('finds %s', (_what, lines, issue) => {
  expect(issuesIn(writingIs(...lines))).toEqual([`content/site.yaml, ${issue}`]);
});
