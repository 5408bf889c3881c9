import { holdsLookalike, trimmed, withoutLookalikes } from '@/lib/text/lookalikes';
import { EVENT, issuesIn, loadChanged, type ContentCopy } from '../content/broken-content';

const NOTE = 'with an invisible character or a special space in it, as copied from a web page';
const LOOKALIKES = [
  ...'\u00a0\u2002\u2003\u2009\u202f\u3000\u00ad\u200b\u200c\u200d\u200e\u200f\u202a\u202c\u2060\u2066\u2069\ufeff',
];

/** Values that computers read letter for letter; a bar stands where one is broken in two. */
const EXACT: [file: string, field: string, value: string][] = [
  [EVENT, 'date', '2024-|06-01'],
  [EVENT, 'startTime', '10:|00'],
  [EVENT, 'featured', 'y|es'],
  [EVENT, 'scene', 'no|on'],
  ['site.yaml', 'url', 'https://example|.org'],
  ['site.yaml', 'email', 'hello@|example.org'],
  ['site.yaml', 'country', 'U|S'],
];

/** The same in fields that the copy doesn't hold. */
const ADDED = {
  'site.yaml': [
    'giving:',
    '  provider: link',
    '  name: Zeffy',
    '  link: https://give.ex|ample.org/a',
    'writing:',
    '  service: other',
    '  endpoint: https://form.ex|ample.org/f',
  ],
  [EVENT]: [
    'registrationUrl: https://join.ex|ample.org/a',
    'picture:',
    '  alt: A van',
    '  url: https://show.ex|ample.org/a.jpg',
  ],
};

/** Writes a sign into every value where the bar stands, or else around it. */
function write({ replace, read, write }: ContentCopy, where: 'inside' | 'around', sign: string) {
  const broken = (line: string) =>
    where === 'inside'
      ? line.replace('|', sign)
      : line.replace(/: (.*)\|(.*)/, `: ${sign}$1$2${sign}`);
  for (const [file, field, value] of EXACT) replace(file, field, broken(`${field}: ${value}`));
  for (const [file, lines] of Object.entries(ADDED)) {
    const others = read(file).replace(/^(giving|writing):.*\n(?: .*\n)*/gm, '');
    write(file, `${others}${lines.map(broken).join('\n')}\n`);
  }
}

// That these stand for all is proved below.
test.each(['\u00a0', '\u200b'])(
  'names %j inside every value that is read letter for letter',
  (sign) => {
    const found = issuesIn((copy) => write(copy, 'inside', sign));
    expect(
      found.filter((issue) => issue.includes(NOTE) && /, line (\d+|<line>):/.test(issue)),
    ).toEqual(found);
    expect(found).toHaveLength(EXACT.length + 4);
  },
);

test.each(['\u00a0', '\u200b'])('cuts %j off around them', (sign) => {
  const content = loadChanged((copy) => write(copy, 'around', sign));
  expect(JSON.stringify(content)).not.toContain(sign);
});

test('keeps in words what typography and other scripts need', () => {
  const words = 'À 10\u00a0h\u202f! ex\u00adtra, می\u200cخواهم, 👩\u200d🌾';
  expect(
    loadChanged(({ replace }) => replace(EVENT, 'place', `place: ${words}`)).events[0],
  ).toMatchObject({ place: words });
});

test.each([
  ['“yes”', 'featured'],
  ['‘yes’', 'featured'],
  ['"yes”', 'featured'],
  ['“2024-06-01”', 'date'],
  ['“noon”', 'scene'],
])('says straight quotes for %s', (value, field) => {
  const found = issuesIn(({ replace }) => replace(EVENT, field, `${field}: ${value}`));
  expect(found).toEqual([expect.stringMatching(/, line <line>: .*straight ones/)]);
});

test.each(['“Open day”', 'The “Open” day', '„Kinder“', '‘Open day’', '«Portes ouvertes»'])(
  'keeps the quotes of the title %s',
  (title) => {
    expect(
      loadChanged(({ replace }) => replace(EVENT, 'title', `title: ${title}`)).events[0],
    ).toMatchObject({ title });
  },
);

test.each(LOOKALIKES)('knows %j', (sign) => {
  expect(holdsLookalike(`a${sign}b`)).toBe(true);
  expect(trimmed(`${sign} a b${sign}\n`)).toBe('a b');
  expect(withoutLookalikes(`a${sign}b`)).toMatch(/^a ?b$/);
});

test.each(['', 'a b', 'é — “x”', '💚', '\n\t'])('sees nothing special in %j', (text) => {
  expect(holdsLookalike(text)).toBe(false);
});
