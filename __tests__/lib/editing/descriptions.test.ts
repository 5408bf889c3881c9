import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { names, writeCharity } from '@/__tests__/charities/charities';
import { filesIn } from '@/export/sweep';
import { descriptions } from '@/lib/editing/descriptions';
import type { FormField } from '@/lib/editing/form-fields';
import { entries, formFor, media } from './forms';

test.each(Object.entries(descriptions()))(
  '%s says what the schemas say; npm run describe makes it anew',
  (path, made) => {
    expect(readFileSync(path, 'utf8')).toBe(made);
  },
);

/** Every field of a form, with its path. */
function eachField(fields: FormField[], before = ''): [path: string, field: FormField][] {
  return fields.flatMap((field) => {
    const path = `${before}${field.name}`;
    const inside = [
      ...(field.fields ?? []),
      ...(field.blocks ?? []).flatMap(({ fields: each }) => each),
    ];
    return [[path, field], ...eachField(inside, `${path}.`)];
  });
}

test.each(entries)('$name says of every field what to write there', ({ fields }) => {
  const silent = eachField(fields).filter(
    ([, { fields: inside, blocks, description }]) => !inside && !blocks && !description,
  );
  expect(silent.map(([path]) => path)).toEqual([]);
});

test('entries of a list are called by what each of them has', () => {
  const lists = entries
    .flatMap(({ fields }) => eachField(fields))
    .flatMap(([path, field]) => {
      const { fields: inside = [], list } = field;
      const summary = typeof list === 'object' ? list.collapsible.summary : '';
      const named = inside.find(({ name }) => `{${name}}` === summary);
      return named ? [{ path, isNeeded: named.required }] : [];
    });
  expect(lists.length).toBeGreaterThan(10);
  expect(lists.filter(({ isNeeded }) => !isNeeded).map(({ path }) => path)).toEqual([]);
});

/** What a form can't take of a value that an editing tool has read: it would be lost, or keep people from saving. */
function unfit(value: unknown, fields: FormField[], before = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${before} is no group`];
  return Object.entries(value).flatMap(([name, inside]) => {
    const path = `${before}.${name}`;
    const field = fields.find((candidate) => candidate.name === name);
    if (!field) return [`${path} has no field`];
    if (!field.list) return unfitAt(inside, field, path);
    return Array.isArray(inside)
      ? inside.flatMap((entry, i) => unfitAt(entry, field, `${path}[${i}]`))
      : [`${path} is no list`];
  });
}

function unfitAt(value: unknown, field: FormField, path: string): string[] {
  const { type, fields, blocks, blockKey = '', options, pattern } = field;
  if (fields) return unfit(value, fields, path);
  if (blocks) {
    const { [blockKey]: chosen, ...rest } = Object(value);
    const block = blocks.find(({ name }) => name === chosen);
    return block ? unfit(rest, block.fields, path) : [`${path} has no choice ${chosen}`];
  }
  if (type === 'number') return typeof value === 'number' ? [] : [`${path} is no number`];
  if (typeof value !== 'string') return [`${path} is no text but ${value}`];
  if (options?.values && !options.values.includes(value)) return [`${path} can’t be ${value}`];
  return pattern === undefined || new RegExp(pattern).test(value) ? [] : [`${path} is ${value}`];
}

const written = mkdtempSync(join(tmpdir(), 'charities-'));

beforeAll(async () => {
  for (const name of names) await writeCharity(name, join(written, name));
});

afterAll(() => rmSync(written, { recursive: true }));

test.each(['content', ...names])(
  'every file of %s fits into the form for it, at every depth',
  (charity) => {
    const root = charity === 'content' ? charity : join(written, charity);
    const files = filesIn(root).filter((name) => name.endsWith('.yaml'));
    expect(files.length).toBeGreaterThan(10);
    for (const name of files) {
      const found = unfit(parse(readFileSync(join(root, name), 'utf8')), formFor(name));
      expect({ name, found }).toEqual({ name, found: [] });
    }
  },
);

test('no two entries have one name', () => {
  const names = entries.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

test('folders for pictures and files are those of content', () => {
  expect(media.map(({ input }) => input)).toEqual(['content/media', 'content/files']);
  expect(media[0]?.extensions).toEqual(expect.arrayContaining(['jpg', 'JPG']));
});
