import { closest, distance } from 'fastest-levenshtein';
import { z } from 'zod';
import type { ContentTree, Entry } from './content-tree';
import { shown, type Fault } from './faults';
import type { FieldPath } from './yaml-file';

type Issue = z.core.$ZodIssue;

/** How many letters may differ for a name to be taken for a misspelling. */
const MISSPELT = 3;

/**
 * Turns what the schema found into faults that say where, what was found and what is wanted.
 * Files in `unreadable` have their fault already and get no second one.
 */
export function faultsOf(
  issues: readonly Issue[],
  schema: z.ZodType,
  tree: ContentTree,
  entries: readonly Entry[],
  unreadable: ReadonlySet<string>,
): Fault[] {
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => unknownField(schema, issue.path, key))
      : [],
  );
  const meant = new Set(unknown.map(({ path, guess }) => keyOf([...path.slice(0, -1), guess])));
  const wrong = issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') return [];
    const value = valueAt(tree, issue.path);
    // A misspelt field would otherwise be reported twice: as unknown and as missing.
    if (value === undefined && meant.has(keyOf(issue.path))) return [];
    return [{ path: issue.path, problem: problemOf(value, issue.message) }];
  });
  return [...unknown, ...wrong]
    .map(({ path, problem }) => locate(path, problem, entries))
    .filter(({ file }) => !unreadable.has(file));
}

function problemOf(value: unknown, wanted: string): string {
  if (value === undefined) return `is missing; wanted ${wanted}`;
  return `found ${shown(value)}; wanted ${wanted}`;
}

function unknownField(schema: z.ZodType, parent: FieldPath, key: string) {
  const known = fieldsAt(schema, parent);
  const near = known.length > 0 ? closest(key.toLowerCase(), known) : '';
  const guess = distance(key.toLowerCase(), near) <= MISSPELT ? near : undefined;
  const wanted = guess === undefined ? `one of ${known.join(', ')}` : `“${guess}”`;
  return { path: [...parent, key], guess, problem: `found this name; wanted ${wanted}` };
}

/** The names of the fields that the schema knows at a path. */
function fieldsAt(schema: unknown, path: FieldPath): string[] {
  if (schema instanceof z.ZodOptional) return fieldsAt(schema.unwrap(), path);
  if (schema instanceof z.ZodPipe) return fieldsAt(schema.in, path);
  const [step, ...rest] = path;
  if (schema instanceof z.ZodArray) return fieldsAt(schema.element, rest);
  if (schema instanceof z.ZodRecord) return fieldsAt(schema.valueType, rest);
  if (!(schema instanceof z.ZodObject)) return [];
  return step === undefined
    ? Object.keys(schema.shape)
    : fieldsAt(schema.shape[String(step)], rest);
}

/** Says where a path of the tree stands: file, line and field. */
export function locate(path: FieldPath, problem: string, entries: readonly Entry[]): Fault {
  const entry = entries.find((candidate) => candidate.path.every((step, i) => step === path[i]));
  if (!entry) return { file: `content/${path.slice(0, 2).join('/')}.yaml`, problem };
  const inside = path.slice(entry.path.length);
  return {
    file: entry.file,
    line: entry.lineOf(inside),
    field: inside.length > 0 ? fieldName(inside) : undefined,
    problem,
  };
}

/** Writes a path the way people point at a field: `hours[2].time` is the time of the second row. */
function fieldName(path: FieldPath): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step + 1}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');
}

function keyOf(path: readonly unknown[]): string {
  return JSON.stringify(path);
}

function valueAt(tree: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined,
    tree,
  );
}
