import { elementsIn, readHtml, textOf, writeHtml } from '@/export/html';
import { removeRuntime } from '@/export/runtime';
import { next, pageOf } from './pages';

test('takes every script of Next’s, and the links that fetch them, out of a page', () => {
  const document = readHtml(pageOf({ style: '' }));
  removeRuntime(document);
  expect(elementsIn(document, 'script')).toEqual([]);
  expect(elementsIn(document, 'link')).toEqual([]);
});

test.each([
  [
    'attributes in another order',
    pageOf().replace(/<script src="([^"]*)" async="">/g, '<script async="" src="$1">'),
  ],
  ['Windows line ends', pageOf().replaceAll('><', '>\r\n<')],
  ['capitals', pageOf().replaceAll('<script', '<SCRIPT').replaceAll('</script>', '</SCRIPT>')],
])('reads a page with %s alike', (_name, source) => {
  const document = readHtml(source);
  removeRuntime(document);
  expect(elementsIn(document, 'script')).toEqual([]);
});

test.each([
  ['words that look like a script', '<p>&lt;script src="/_next/static/x.js"&gt; self.__next_f</p>'],
  ['a comment with a script in it', '<p>a</p><!-- <script src="/x.js"></script> -->'],
  [
    'a text field with a script in it',
    '<textarea>&lt;/textarea&gt;&lt;script&gt;self.__next_f.push(1)&lt;/script&gt;</textarea>',
  ],
  ['letters of other scripts', '<p>Nguyễn-Thị · 李 · 🌄</p>'],
  [
    'JSON-LD that holds the end of a script',
    '<script type="application/ld+json">{"name":"\\u003c/script>"}</script>',
  ],
  ['settings of a form', '<script type="application/json">{"a":1}</script>'],
  ['speculation rules', '<script type="speculationrules">{"prerender":[]}</script>'],
  ['a script of the site’s own', '<script data-first-party="">document.title</script>'],
])('leaves %s as it was', (_name, body) => {
  const document = readHtml(pageOf({ body }));
  removeRuntime(document);
  expect(writeHtml(document)).toContain(body);
});

test.each([
  ['an inline script', '<script>alert(1)</script>', /unknown kind: alert\(1\)/],
  [
    'a script file',
    '<script src="https://cdn.example/x.js"></script>',
    /unknown kind: https:\/\/cdn/,
  ],
  ['a module', '<script type="module">import "x"</script>', /unknown kind/],
])('stops at %s that it does not know', (_name, head, message) => {
  expect(() => removeRuntime(readHtml(pageOf({ head })))).toThrow(message);
});

test('stops when Next no longer writes its files', () => {
  const source = pageOf().replaceAll('/_next/static/', '/elsewhere/');
  expect(() => removeRuntime(readHtml(source))).toThrow('/elsewhere/chunks/a.js');
});

test('the pages of these tests are whole', () => {
  const code = elementsIn(readHtml(pageOf()), 'script').map(textOf).join('');
  expect(code).toContain(next.boot);
});
