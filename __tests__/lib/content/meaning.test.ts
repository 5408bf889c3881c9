import { meaningWith } from '@/lib/content/meaning';
import { fillIn, type Placeholders } from '@/lib/text/placeholders';

const WORDS = { name: 'Zebra House', city: 'Pueblo' };

/** What a tree means that was typed. */
function meaningOf(tree: unknown, placeholders: Placeholders = WORDS): unknown {
  return JSON.parse(
    JSON.stringify(tree),
    meaningWith((typed) => fillIn(typed, placeholders)),
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
