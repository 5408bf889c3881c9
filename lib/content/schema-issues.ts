import { closest, distance } from 'fastest-levenshtein';
import { z } from 'zod';
import { quoted, shown, shownExactly, type Issue } from './issue';
import { eachOf, type Collection } from './collections';
import type { FieldPath } from './yaml-file';

type SchemaIssue = z.core.$ZodIssue;

/** Turns what the schema found into issues that say where, what was found and what is wanted. */
export function issuesOf(
  found: readonly SchemaIssue[],
  schema: z.ZodType,
  collection: Collection,
): Issue[] {
  const typed = eachOf(collection, (file) => file.typed);
  const unknown = found.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => unknownField(schema, typed, issue.path, key))
      : [],
  );
  const meant = new Set(unknown.map(({ path, guess }) => keyOf([...path.slice(0, -1), guess])));
  const wrong = found.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') return [];
    const value = valueAt(typed, issue.path);
    // A misspelt field would otherwise be reported twice: as unknown and as missing.
    if (value === undefined && meant.has(keyOf(issue.path))) return [];
    return [{ path: issue.path, problem: problemOf(value, issue) }];
  });
  return [...unknown, ...wrong]
    .filter(({ path: [name] }) => !isUnreadable(collection, name))
    .map(({ path, problem }) => locate(path, problem, collection));
}

function problemOf(value: unknown, issue: SchemaIssue): string {
  const wanted = issue.message;
  if (value === undefined) return `is missing; wanted ${wanted}`;
  if (issue.path.length === 0 && issue.code === 'custom') return `is empty; wanted ${wanted}`;
  if (typeof value === 'string' && !(issue.code === 'custom' && issue.params?.words)) {
    const kind = issue.code === 'custom' && issue.params?.kind ? `, ${issue.params.kind}` : '';
    return `found ${shownExactly(value)}${kind}; wanted ${wanted}`;
  }
  const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isGroup && issue.code === 'invalid_type' && issue.expected === 'string'
    ? `found ${shown(value)}; wanted ${wanted}, in straight quotes (") if they hold a colon or braces`
    : `found ${shown(value)}; wanted ${wanted}`;
}

function unknownField(schema: z.ZodType, typed: unknown, parent: FieldPath, key: string) {
  const known = fieldsAt(schema, parent, typed);
  const group = valueAt(typed, parent);
  const taken = typeof group === 'object' && group !== null ? Object.keys(group) : [];
  const guess = guessName(
    key,
    known.filter((name) => !taken.includes(name)),
  );
  const any = known.length === 1 ? `no field but ${known[0]}` : `one of ${known.join(', ')}`;
  const wanted = guess === undefined ? any : `“${guess}”`;
  return { path: [...parent, key], guess, problem: `found this name; wanted ${wanted}` };
}

/** The name that a misspelt one was meant to be, if one is near enough to say so. */
export function guessName(key: string, names: string[]): string | undefined {
  const typed = key.toLowerCase().replace(/[“”„‘’"]/g, '');
  const ending = names.find((name) => typed.length > 3 && name.toLowerCase().endsWith(typed));
  if (ending !== undefined) return ending;
  const near = names.filter((name) => {
    // Two letters that changed places count as two; the first is seldom wrong.
    const most = typed[0] === name[0] ? Math.max(2, name.length / 3) : 1;
    return distance(typed, name.toLowerCase()) <= most;
  });
  return near.length > 0 ? closest(typed, near) : undefined;
}

/** The names of the fields that the schema knows at a path; what stands there may choose among schemas. */
function fieldsAt(schema: unknown, path: FieldPath, value: unknown): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return fieldsAt(schema.unwrap(), path, value);
  }
  if (schema instanceof z.ZodPipe) return fieldsAt(schema.in, path, value);
  if (schema instanceof z.ZodDiscriminatedUnion) {
    return fieldsAt(chosen(schema, value), path, value);
  }
  const [step, ...rest] = path;
  const inner = step === undefined ? undefined : valueAt(value, [step]);
  if (schema instanceof z.ZodArray) return fieldsAt(schema.element, rest, inner);
  if (schema instanceof z.ZodRecord) return fieldsAt(schema.valueType, rest, inner);
  if (!(schema instanceof z.ZodObject)) return [];
  return step === undefined
    ? Object.keys(schema.shape)
    : fieldsAt(schema.shape[String(step)], rest, inner);
}

/** The schema that a value has chosen by one of its fields. */
function chosen({ options, def }: z.ZodDiscriminatedUnion, value: unknown): unknown {
  const field = def.discriminator;
  return options.find(
    (option) =>
      option instanceof z.ZodObject &&
      z.object({ [field]: option.shape[field] }).safeParse(value).success,
  );
}

/** Says where a path of a collection stands, which begins with the name of a file: file, line and field. */
export function locate(
  [name, ...inside]: FieldPath,
  problem: string,
  { folder, files }: Collection,
): Issue {
  if (name === undefined) return { file: folder, problem };
  const known = files.get(String(name));
  const file = known?.file ?? `${folder}/${String(name)}.yaml`;
  return inside.length > 0
    ? { file, line: known?.lineOf(inside), field: fieldName(inside), problem }
    : { file, problem: problem.replace('indented fields', 'a file with the fields') };
}

function isUnreadable({ files }: Collection, name: PropertyKey | undefined): boolean {
  return files.has(String(name)) && files.get(String(name)) === undefined;
}

/** Writes a path the way people point at a field: `hours[2].time` is the time of the second row. */
function fieldName(path: FieldPath): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step + 1}]` : `.${clipped(String(step))}`))
    .join('')
    .replace(/^\./, '');
}

/** A field's name as typed, or between quotes where it could not be seen or would fill the screen. */
function clipped(name: string): string {
  return /^[\w-]{1,40}$/.test(name) ? name : quoted(name);
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
