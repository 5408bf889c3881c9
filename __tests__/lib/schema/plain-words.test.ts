import { findMarkup } from '@/lib/schema/plain-words';

test.each([
  ['**Free** lunch', 'the words without stars in place of “**Free**”'],
  ['Lunch is *free*.', 'the words without stars in place of “*free*”'],
  ['_Free_ lunch', 'the words without lines in place of “_Free_”'],
  ['~~Monday~~ Tuesday', 'the words without waves in place of “~~Monday~~”'],
  ['__Free__ lunch', 'the words without lines in place of “__Free__”'],
  ['[Go](https://example.org)', 'the words alone in place of “[Go](https://example.org)”'],
  ['Read [more](/about/) here', 'the words alone in place of “[more](/about/)”'],
  ['[Go](example.org/form)', 'the words alone in place of “[Go](example.org/form)”'],
  ['[Go](www.é.example)', 'the words alone in place of “[Go](www.é.example)”'],
  ['![A van](van.jpg)', 'the words alone in place of “![A van](van.jpg)”'],
  ['![A van](https://a.example/b)', 'the words alone in place of “![A van](https://a.example/b)”'],
  ['Bring a hat<br>and water', 'plain words in place of “<br>”'],
  [
    '<a href="https://example.org">Go</a>',
    'plain words in place of “<a href="https://example.org">”',
  ],
  ['Free</B>', 'plain words in place of “</B>”'],
  ['Free <!-- soon -->', 'plain words in place of “<!--”'],
  ['Tom &amp; Jo', 'the character itself in place of “&amp;”: &'],
  ['caf&eacute;', 'the character itself in place of “&eacute;”: é'],
  ['it&#39;s', "the character itself in place of “&#39;”: '"],
  ['a&nbsp;b', 'a plain space or nothing in place of “&nbsp;”'],
  ['neigh&shy;bor', 'a plain space or nothing in place of “&shy;”'],
  ['https://example.org/form', 'words in place of “https://example.org/form”'],
  ['See (http://example.org)', 'words in place of “http://example.org”'],
  ['”Open day"', 'the same quotes at both ends in place of “”Open day"”'],
])('finds markup in %j', (words, wanted) => {
  expect(findMarkup(words)).toContain(wanted);
});

test.each([
  'AT&T',
  'Tom & Jo',
  'R&B; jazz; blues',
  'Q&A: ask us',
  '3 < 5 > 2',
  'We <3 you',
  'Ann <ann@example.org>',
  '<Your name> here',
  '2 * 3 * 4',
  '5 ** 3',
  'Prices* vary (*see below)',
  'M*A*S*H',
  '[sic] (as it was)',
  'the list [of names](all of them)',
  'Name: ________',
  'snake__case__name',
  'snake_case_name',
  '~5 or ~~ 6 ~~ 7',
  'www.example.org',
  'Write “https” before it',
])('leaves honest words alone: %j', (words) => {
  expect(findMarkup(words)).toBeUndefined();
});
