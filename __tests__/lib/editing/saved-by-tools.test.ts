import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { writeCharity } from '@/__tests__/charities/charities';
import { filesIn } from '@/export/sweep';
import { loadContent } from '@/lib/content';
import type { FormField } from '@/lib/editing/form-fields';
import type { Content } from '@/lib/schema/content';
import { formFor } from './forms';

const root = mkdtempSync(join(tmpdir(), 'saved-'));
/** The example, and the charity that differs from it in every setting. */
const folders = ['content', 'second'];

beforeAll(async () => {
  cpSync('content', join(root, 'content'), { recursive: true });
  await writeCharity('second', join(root, 'second'));
});

afterAll(() => rmSync(root, { recursive: true }));

type Rewrite = (read: unknown, name: string) => string;

/** Loads a content folder, each file of which an editing tool has read and written. */
function loadSaved(folder: string, rewrite: Rewrite): Content {
  const copy = join(root, 'copy');
  cpSync(join(root, folder), copy, { recursive: true });
  try {
    for (const name of filesIn(copy)) {
      if (!name.endsWith('.yaml')) continue;
      const file = join(copy, name);
      writeFileSync(file, rewrite(parse(readFileSync(file, 'utf8')), name));
    }
    return loadContent(copy);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** Fills what is left out of a form's value with what stands for nothing. */
function filled(value: unknown, fields: readonly FormField[], nothing: unknown): unknown {
  if (!(value instanceof Object)) return value;
  const given = new Map(Object.entries(value));
  const all = fields.map((field) => {
    const found = given.get(field.name);
    return [
      field.name,
      found === undefined ? emptied(field, nothing) : inside(found, field, nothing),
    ];
  });
  return { ...value, ...Object.fromEntries(all) };
}

function inside(value: unknown, field: FormField, nothing: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => inside(entry, field, nothing));
  const { fields, blocks = [], blockKey = '' } = field;
  const block = blocks.find(
    ({ name }) => value instanceof Object && Reflect.get(value, blockKey) === name,
  );
  return filled(value, fields ?? block?.fields ?? [], nothing);
}

function emptied({ fields, list }: FormField, nothing: unknown): unknown {
  if (list) return [];
  return fields
    ? Object.fromEntries(fields.map((field) => [field.name, emptied(field, nothing)]))
    : nothing;
}

const WAYS: [string, Rewrite][] = [
  ['without remarks, in other quotes and other lines', (read) => stringify(read)],
  ['in another order', (read) => stringify(read, { sortMapEntries: true, lineWidth: 40 })],
  ['as JSON', (read) => JSON.stringify(read)],
  ['with "" in all that is left out', (read, name) => stringify(filled(read, formFor(name), ''))],
  [
    'with null in all that is left out',
    (read, name) => stringify(filled(read, formFor(name), null)),
  ],
];

describe.each(folders)('%s', (folder) => {
  test.each(WAYS)('says the same when it was saved %s', (_way, rewrite) => {
    expect(loadSaved(folder, rewrite)).toEqual(loadContent(join(root, folder)));
  });
});
