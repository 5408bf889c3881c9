import { link, prose } from '@/lib/schema/prose';
import { EVENT, issuesIn } from '../content/broken-content';
import { wantedIn } from './wanted';

test.each([
  'Come & see.',
  'So **very** *good*.',
  '- one\n- two',
  '[Us](/about/), [them](https://example.org/a_b?c=d#e), [mail](mailto:a@example.org), [call](tel:+1-719-555)',
])('takes %j as it is', (text) => {
  expect(prose.parse(text)).toBe(text);
});

test.each([
  ['', 'words'],
  ['**​**', 'words'],
  ['# Us', 'no # before words'],
  ['<b>Us</b>', 'plain words in place of “<b>”'],
  ['Tom &amp; Jo', 'the character itself'],
  ['see https://example.org', 'a link, written like'],
  ['[Us](javascript:alert)', 'in place of “javascript:alert”'],
  ['[Us](http://example.org)', 'an address that starts with https://'],
  ['[Us](//example.org)', 'in place of “//example.org”'],
  ['[Us](about)', 'in place of “about”'],
  ['[Us](data:text/html,x)', 'in place of “data:text/html,x”'],
  ['{city', 'no {city, since braces'],
])('refuses %j', (text, wanted) => {
  expect(wantedIn(prose, text)).toEqual([expect.stringContaining(wanted)]);
});

test('says where it stands and what was found', () => {
  const about = 'about: ["Come.", "![a van](van.jpg)"]\nscene: noon';
  expect(issuesIn(({ replace }) => replace(EVENT, 'scene', about))).toEqual([
    expect.stringMatching(/about\[2\]: found “!\[a van\]\(van\.jpg\)”; wanted no picture/),
  ]);
});

test.each(['/a/', 'https://example.org', 'mailto:a@example.org', 'tel:911'])(
  'takes %s for where a button leads',
  (address) => expect(link.parse(address)).toBe(address),
);

test.each(['a', 'javascript:x', 'mailto:a', '//a.example', 'http://a.example'])(
  'refuses %s for where a button leads',
  (address) => expect(wantedIn(link, address)).toHaveLength(1),
);
