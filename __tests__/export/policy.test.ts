import { createHash } from 'node:crypto';
import { elementsIn, readHtml, writeHtml } from '@/export/html';
import { addPolicy, policyOf } from '@/export/policy';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** The sources of each directive in the policy for a page with this body. */
function policyFor(body: string): Record<string, string[]> {
  const policy = policyOf(readHtml(`<!DOCTYPE html><body>${body}`));
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

test('a page of words alone may run nothing, send nothing and ask no other host', () => {
  expect(policyFor('<p>Hello</p>')).toEqual({
    'default-src': ["'none'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
  });
});

test.each(['a()', 'a("é 🌄 <!-- ")', ' \n a() ', '"<\\/script>"'])(
  'allows the inline script %j',
  (code) => {
    expect(policyFor(`<script>${code}</script>`)['script-src']).toEqual([hash(code)]);
  },
);

test('reads line ends as browsers do, which hash the text that they have read', () => {
  expect(policyFor('<script>a()\r\nb()</script>')['script-src']).toEqual([hash('a()\nb()')]);
});

test('allows an inline style, rules and each piece of code once', () => {
  const policy = policyFor(
    '<style>a{}</style><style>a{}</style><script type="speculationrules">{}</script>',
  );
  expect(policy['style-src']).toEqual([hash('a{}')]);
  expect(policy['script-src']).toEqual([hash('{}')]);
});

test('says nothing of data, which never runs', () => {
  expect(policyFor('<script type="application/ld+json">{}</script>')).not.toHaveProperty(
    'script-src',
  );
});

test('lets files of the site run where a page wants them, and no others', () => {
  expect(policyFor('<form data-code="/code/a.js"></form>')['script-src']).toEqual(["'self'"]);
});

test.each([
  ['mailto:a@b.example?subject=x', 'mailto:'],
  ['https://forms.example/f/1?x=1', 'https:'],
  ['/thanks/', "'self'"],
])('a form may be sent to %s', (action, source) => {
  expect(policyFor(`<form action="${action}"></form>`)['form-action']).toEqual([source]);
});

test('a form without an address may be sent to its own page, and nowhere else', () => {
  expect(policyFor('<form method="post"></form>')['form-action']).toEqual(["'self'"]);
});

test('a script may ask the host that a form of its page is posted to, and no other', () => {
  const form = 'method="post" action="https://forms.example/f/1"';
  const hosts = (attributes: string) => policyFor(`<form ${attributes}></form>`)['connect-src'];
  expect(hosts(`${form} data-code="/code/a.js"`)).toEqual(["'self'", 'https://forms.example']);
  expect(hosts(form)).toEqual(["'self'"]);
  for (const other of [
    'method="post" action="mailto:a@b.example"',
    'action="https://pay.example/"',
  ]) {
    expect(hosts(`${other} data-code="/code/a.js"`)).toEqual(["'self'"]);
  }
});

test('pictures may come from hosts that the page names, and no others', () => {
  const pictures =
    '<img src="https://a.example/1.jpg"><img src="/b.jpg"><img src="https://a.example/2.jpg">';
  expect(policyFor(pictures)['img-src']).toEqual(["'self'", 'https://a.example']);
});

test('never allows inline or evaluated code as such', () => {
  const body =
    '<style>a{}</style><script>a()</script><form data-code="/code/a.js" action="mailto:a@b.example"></form>';
  expect(Object.values(policyFor(body)).flat().join(' ')).not.toMatch(/unsafe|\*|data:/);
});

test('stands before all that it rules, and after the encoding of the letters', () => {
  const document = readHtml(
    '<!DOCTYPE html><head><meta charset="utf-8"><style>a{}</style><script>a()</script></head>',
  );
  addPolicy(document);
  const [, policy] = elementsIn(document, 'meta');
  expect(policy?.attrs[0]).toEqual({ name: 'http-equiv', value: 'Content-Security-Policy' });
  expect(writeHtml(document)).toMatch(/<head><meta charset="utf-8"><meta http-equiv[^>]+><style>/);
});

test('stands before a script also where the file has line breaks between its tags', () => {
  const document = readHtml(
    '<!DOCTYPE html><head>\r\n<meta charset="utf-8">\r\n<script>a()</script>\r\n</head>',
  );
  addPolicy(document);
  expect(writeHtml(document)).toMatch(/charset[^]+http-equiv[^]+<script>/);
});
