import { findOtherMarkup, linksIn, readMarkdown, wordsIn } from '@/lib/text/markdown';

const p = (...children: unknown[]) => ({ tag: 'p', href: undefined, children });
const mark = (tag: string, ...children: unknown[]) => ({ tag, href: undefined, children });

test.each([
  ['Come & see.', [p('Come & see.')]],
  ['One\nline', [p('One', ' ', 'line')]],
  ['One\n\ntwo', [p('One'), p('two')]],
  ['So **very** *good*', [p('So ', mark('strong', 'very'), ' ', mark('em', 'good'))]],
  ['- a\n- b', [mark('ul', mark('li', 'a'), mark('li', 'b'))]],
  ['1. a\n\n2. b', [mark('ol', mark('li', p('a')), mark('li', p('b')))]],
  ['[Us](/about/)', [p({ tag: 'a', href: '/about/', children: ['Us'] })]],
  ['    far in', [p('far in')]],
  ['A line\n===', [p('A line', ' ', '===')]],
  ['<b>AT&amp;T</b>', [p('<b>AT&amp;T</b>')]],
  ['2 * 3 * 4, snake_case', [p('2 * 3 * 4, snake_case')]],
])('reads %j', (text, tree) => {
  expect(readMarkdown(text)).toEqual(tree);
});

test.each([
  [
    'A year\n\n## Us\n\nWe',
    'no # before words, since headings have fields of their own, as in “## Us”',
  ],
  ['See ![a van](/van.jpg)', 'no picture'],
  ['Type `this`', 'no words between backticks'],
  ['```\nthis\n```', 'no words between backticks'],
  ['> Us', 'no > before words'],
  ['a\n\n---\n\nb', 'no line of hyphens'],
  ['2020. It began', 'other words before “2020.”'],
])('finds what else is markup in %j', (text, wanted) => {
  expect(findOtherMarkup(text)).toContain(wanted);
});

test('finds nothing else in bold, italic, links and lists', () => {
  expect(findOtherMarkup('**a** *b* [c](/c/)\n\n- d\n\n1. e')).toBeUndefined();
});

test('knows the words alone, and where links lead', () => {
  const tree = readMarkdown('- **See [us](/a/)**\n- or [call](tel:1)');
  expect(wordsIn(tree).join('')).toBe('See usor call');
  expect(linksIn(tree)).toEqual(['/a/', 'tel:1']);
});
