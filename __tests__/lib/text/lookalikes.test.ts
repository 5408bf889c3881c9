import { holdsLookalike, trimmed, withoutLookalikes } from '@/lib/text/lookalikes';
import { EVENT, issuesIn, loadChanged } from '../content/broken-content';

const LOOKALIKES = [
  ...'\u00a0\u2002\u2003\u2009\u202f\u3000\u00ad\u200b\u200c\u200d\u200e\u200f\u202a\u202c\u2060\u2066\u2069\ufeff',
];

test.each(['\u00a0', '\u200b'])('names %j in what is read letter for letter', (sign) => {
  const found = issuesIn(({ replace }) => replace(EVENT, 'date', `date: 2024-${sign}06-01`));
  expect(found).toEqual([
    expect.stringContaining(
      'with an invisible character or a special space in it, as copied from a web page',
    ),
  ]);
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
