import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readYamlFile, reviverOf } from '@/lib/content/yaml-file';
import { fillIn, type Placeholders } from '@/lib/text/placeholders';
import { EVENT, issuesIn, PICNIC } from './broken-content';

const COLON =
  'has a second colon followed by a space; put straight quotes (") around all of the words after the first';
const HIDES =
  'has a # after its words, which hides the rest of the line; put straight quotes (") around all of the words, or the remark on a line of its own';
const TAB = 'starts with a tab; indent with spaces';
const STAR = 'has words that start with *; put straight quotes (") around all of the words';
const TWICE = 'names a field that already stands in this group; keep one of the two';
const QUOTES = 'put straight quotes (") around all of the words';
const SINGLE =
  'has (") signs among its words; put straight single quotes (\') around all of the words after the field';
const UNREAD = `can't be read; ${QUOTES} after the field`;
const OPEN = 'has a quote that is not closed; put the same quote at the end of the words';
const INDENT =
  'is indented differently from its neighbors, or the line above or below it is; indent lines that belong together alike';
const CURLY = ' (straight ones, since curly ones such as “ count as letters)';
const UNSEEN =
  'holds an invisible character or a special space, as copied from a web page; type the line again';
const NEITHER = 'is neither “field: words” nor a “- ” list entry';

// Each row replaces the first line of a field.
test.each([
  ['a second colon', EVENT, 'title', 'title: Music: live', `“title: Music: live” ${COLON}`],
  ['a remark that hides words', EVENT, 'place', 'place: Hall #2', `“place: Hall #2” ${HIDES}`],
  ['a remark that hides all', EVENT, 'place', 'place: #2', `“place: #2” ${HIDES}`],
  ['a tab', EVENT, 'place', '\tplace: Hall', `“place: Hall” ${TAB}`],
  ['a tab in a group', 'site.yaml', 'email', '\temail: a@b.co', `“email: a@b.co” ${TAB}`],
  ['a star', EVENT, 'place', 'place: *hall', `“place: *hall” ${STAR}`],
  ['a field twice', EVENT, 'scene', 'place: Hall', `“place: Hall” ${TWICE}`],
  [
    'an anchor',
    EVENT,
    'place',
    'place: &more fun',
    `“place: &more fun” has words that start with &; ${QUOTES}`,
  ],
  [
    'a tag',
    EVENT,
    'place',
    'place: ! Wow',
    `“place: ! Wow” has words that start with !; ${QUOTES}`,
  ],
  ['an open quote', EVENT, 'place', 'place: "City Park', `“place: "City Park” ${OPEN}`],
  ['words after a quote', EVENT, 'place', 'place: "City" Park', `“place: "City" Park” ${SINGLE}`],
  [
    'an apostrophe between its like',
    EVENT,
    'place',
    "place: 'Where it's green'",
    `“place: 'Where it's green'” has an apostrophe between (') signs; ${QUOTES} in place of those`,
  ],
  ['words after braces', EVENT, 'place', 'place: {name} Hall', `“place: {name} Hall” ${UNREAD}`],
  ['an at sign', EVENT, 'place', 'place: @home', `“place: @home” ${UNREAD}`],
  [
    'a comma in an amount',
    'pages/donation.yaml',
    'presets',
    'presets: [25, 1,500]',
    '“presets: [25, 1,500]” has 1,500 in a list, which counts as two; write 1500 or 1, 500',
  ],
  ['a missing colon', EVENT, 'place', 'place Hall', `“place Hall” ${NEITHER}`],
  ['a missing space', EVENT, 'place', 'place:Hall', `“place:Hall” ${NEITHER}`],
  ['a line that is not indented', EVENT, 'place', 'and a hat', `“and a hat” ${NEITHER}`],
  ['curly quotes', EVENT, 'title', 'title: “Live: A”', `“title: “Live: A”” ${COLON}${CURLY}`],
  ['a curly end', EVENT, 'title', 'title: "Open day”', `“title: "Open day”” ${OPEN}${CURLY}`],
  [
    'a curly single end',
    EVENT,
    'title',
    "title: 'Open day’",
    `“title: 'Open day’” ${OPEN}${CURLY}`,
  ],
  ['the marks of a merge', EVENT, 'place', '<<<<<<< HEAD', `“<<<<<<< HEAD” ${NEITHER}`],
])('explains %s', (_what, file, field, words, problem) => {
  const found = issuesIn(({ replace }) => replace(file, field, words));
  expect(found).toEqual([`content/${file}, line <line>: ${problem}`]);
});

test('explains a curly end where a later quote closes the words', () => {
  const found = issuesIn(({ write }) =>
    write(EVENT, PICNIC.replace('Summer Picnic', '"Open day”').replace('City Park', '"City" Park')),
  );
  expect(found).toEqual([expect.stringContaining(`${EVENT}, line 1: “title: "Open day”” `)]);
  expect(found).toEqual([expect.stringContaining(CURLY)]);
});

const LOOKALIKES = [...'\u00a0\u2002\u2009\u202f\u3000\u00ad\u200b\u200e\u2060\u2066\ufeff'];

test.each(LOOKALIKES)(
  'names an invisible character where a line begins, its words do or their quotes end: %j',
  (sign) => {
    for (const line of [
      `${sign}date: 2024-06-01`,
      `date:${sign}2024-06-01`,
      `date${sign}: 2024-06-01`,
      `date:${sign}"2024-06-01"`,
      `date: ${sign}"2024-06-01"`,
      `date: "2024-06-01"${sign}`,
      `date: "2024-06-01"${sign}# the first`,
      `date: 2024-06-01${sign}# the first`,
    ]) {
      const found = issuesIn(({ replace }) => replace(EVENT, 'date', line));
      expect(found).toEqual([
        expect.stringMatching(new RegExp(`^content/${EVENT}, line <line>: .* ${UNSEEN}$`)),
      ]);
    }
  },
);

test('doesn’t blame a special space in the words above for another issue', () => {
  const found = issuesIn(({ write }) =>
    write(EVENT, `${PICNIC}bring: >\n  Note:\u00a0see\ncost: a: b\n`),
  );
  expect(found).toEqual([expect.stringContaining(`line 11: “cost: a: b” ${COLON}`)]);
});

test('names special spaces in place of the indentation', () => {
  const found = issuesIn(({ replace, read, write }) => {
    replace('site.yaml', 'email', 'email: a@example.org');
    write('site.yaml', read('site.yaml').replace('  email: a@', '\u00a0\u00a0email: a@'));
  });
  expect(found).toEqual([`content/site.yaml, line <line>: “email: a@example.org” ${UNSEEN}`]);
});

test.each([
  ['Latin-1', Buffer.from(PICNIC.replace('Park', 'Café'), 'latin1')],
  ['Windows quotes', Buffer.from(PICNIC.replace('Park', '\x93Park\x94'), 'latin1')],
  ['UTF-16', Buffer.from(`\uFEFF${PICNIC}`, 'utf16le')],
])('asks to save a file in %s as UTF-8', (_what, bytes) => {
  expect(issuesIn(({ write }) => write(EVENT, bytes))).toEqual([
    `content/${EVENT}: is not saved as UTF-8; save it again with the encoding UTF-8`,
  ]);
});

test('explains a space too many, at the line where it is noticed', () => {
  expect(issuesIn(({ replace }) => replace(EVENT, 'place', ' place: Hall'))).toEqual([
    `content/${EVENT}, line 5: “endTime: 14:00” ${INDENT}`,
  ]);
});

test('explains a space too few in a list', () => {
  const people = 'people:\n  - name: Ann\n   role: Director\n';
  expect(issuesIn(({ write }) => write(EVENT, `${PICNIC}${people}`))).toEqual([
    expect.stringMatching(new RegExp(`line \\d+: “role: Director” ${INDENT}$`)),
  ]);
});

describe('reading a file', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'yaml-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function read(words: string) {
    const path = join(folder, 'file.yaml');
    writeFileSync(path, words);
    const result = readYamlFile(path, 'content/file.yaml');
    if ('problem' in result) throw new Error(result.problem);
    return result;
  }

  // Other YAML readers turn many of these into numbers, dates, truth or nothing.
  test.each([
    ...'02134 18:30 no yes on true 1e3 0x1F 1_000 .5 2024-05-01 +17195550142'.split(' '),
    ...'5,000+ 50% $25 =1+1 <b> a#b https://example.org/a?b=c#d'.split(' '),
    '(719) 555-0142',
    'Rosa & Sam',
    'It’s free — “truly”',
  ])('keeps %s as it was typed', (value) => {
    const words = `field: ${value}\nlist:\n  - ${value}\n`;
    expect(read(words).raw).toEqual({ field: value, list: [value] });
  });

  test('keeps what quotes protect', () => {
    const words = `a: "Music: live #1"\nb: 'Rosa''s *best*'\nc: "null"\n`;
    expect(read(words).raw).toEqual({ a: 'Music: live #1', b: "Rosa's *best*", c: 'null' });
  });

  test.each(['null', 'Null', '~'])('reads %s as nothing', (value) => {
    expect(read(`a: ${value}\nb:\n  - ${value}\n`).raw).toEqual({ a: '', b: [''] });
  });

  test.each([
    ['a special space', 'a: "\u00a0b\u3000c\u2009"', 'b\u3000c'],
    ['what nobody sees', 'a: "\ufeff\u200e2024-05-01\u202c\u200b"', '2024-05-01'],
    ['the end of a block', 'a: |\n  b \n', 'b'],
    ['but no mark that Hebrew needs', 'a: "\u200bשלום!\u200f"', 'שלום!\u200f'],
  ])('cuts off around a value %s', (_what, words, value) => {
    expect(read(words).raw).toEqual({ a: value });
  });

  // What editing tools write for a field that somebody emptied.
  test.each(['', '""', "''", 'null', '~', '[]', '{}', '[""]', '"\u00a0"', '\n  a:\n  b: ""'])(
    'takes a field that holds nothing for one that isn’t there: %j',
    (nothing) => {
      const { resolve } = read(`a: one\nb: ${nothing}\nc:\n  - d: two\n    e: ~\n`);
      expect(resolve((typed) => typed)).toEqual({ a: 'one', c: [{ d: 'two' }] });
    },
  );

  test('takes remarks on lines of their own, and after quotes', () => {
    const words =
      '# top\na: one\n# between\nb:\n  # inside\n  - two\n  # after\nc: "three" # quoted\n# end';
    expect(read(words).raw).toEqual({ a: 'one', b: ['two'], c: 'three' });
  });

  test('knows the line of a field, a list entry, and else of the group around it', () => {
    const { lineOf } = read('# top\na: one\nb:\n  - c: two\n    d: three\n  -\n');
    expect(lineOf(['a'])).toBe(2);
    expect(lineOf(['b', 0])).toBe(4);
    expect(lineOf(['b', 0, 'd'])).toBe(5);
    expect(lineOf(['b', 1])).toBe(6);
    expect(lineOf(['b', 0, 'missing'])).toBe(4);
    expect(lineOf(['missing'])).toBeUndefined();
    expect(lineOf([])).toBeUndefined();
  });
});

// The person's name that about.yaml invites to add; a space too many.
test.each([
  ['pages/about.yaml', 'role', 'name: Ana\n- role: A'],
  ['site.yaml', 'email', ' email: a@example.org'],
])('explains a line of %s that is indented differently: %s', (file, field, words) => {
  const found = issuesIn(({ replace }) => replace(file, field, words));
  expect(found).toEqual([expect.stringMatching(/is indented differently|neither “field: words”/)]);
});

test.each([
  ['on a line of its own', 'place: Hall\n# the big one'],
  ['on an indented line of its own', 'place: Hall\n  # the big one'],
  ['inside quotes', 'place: "Hall #2"'],
  ['without a space', 'place: Hall#2'],
  ['in words of several lines', 'place: >-\n  Hall: the big one # two\n  and three'],
])('takes a # %s', (_where, words) => {
  expect(issuesIn(({ replace }) => replace(EVENT, 'place', words))).toEqual([]);
});

const WORDS = { name: 'Zebra House', city: 'Pueblo' };

/** What a tree means that was typed. */
function meaningOf(tree: unknown, placeholders: Placeholders = WORDS): unknown {
  return JSON.parse(
    JSON.stringify(tree),
    reviverOf((typed) => fillIn(typed, placeholders)),
  );
}

test.each([
  ['a text', 'Welcome to {name}', 'Welcome to Zebra House'],
  ['a text more than once', '{name} is {name}', 'Zebra House is Zebra House'],
  ['a text with another', '{name} of {city}', 'Zebra House of Pueblo'],
  ['a list', ['{name}', 'b'], ['Zebra House', 'b']],
  ['nested fields', { a: { b: [{ c: '{name}' }] } }, { a: { b: [{ c: 'Zebra House' }] } }],
])('fills in the name in %s', (_what, tree, filled) => {
  expect(meaningOf(tree)).toEqual(filled);
});

test.each([
  ['other braces', '{nmae} { name } {Name} {toString}'],
  ['names of fields', { '{name}': 'a' }],
  ['what is no text', { a: 25, b: null, c: undefined, d: true }],
])('leaves %s alone', (_what, tree) => {
  expect(meaningOf(tree)).toEqual(tree);
});

// “$&” and its like mean something to String.replace.
test.each(['A $& B', 'Cash $$', '$`', "$'", '{name}'])('takes the name %s as it is', (name) => {
  expect(meaningOf('To {name}!', { name })).toBe(`To ${name}!`);
});

test('keeps a field that is named like a part of every object', () => {
  const tree: unknown = JSON.parse('{"__proto__": "{name}"}');
  expect(JSON.stringify(meaningOf(tree))).toBe('{"__proto__":"Zebra House"}');
});
