import { eachOf, type Collection } from './collections';
import { isNothing, quoted, shown, shownExactly, type Issue } from './issue';
import { unknownFields, valueAt, type SchemaIssue } from './unknown-fields';
import type { FieldPath } from './yaml-file';

/** Turns what the schema found into issues that say where, what was found and what is wanted. */
export function issuesOf(found: readonly SchemaIssue[], collection: Collection): Issue[] {
  const raw = eachOf(collection, (file) => file.raw);
  const unknown = unknownFields(found, raw);
  // A field under another name would otherwise be reported twice: as unknown and as missing.
  const meant = new Set(unknown.flatMap((field) => field.meant));
  const wrong = found
    .filter((issue) => issue.code !== 'unrecognized_keys' && !meant.has(issue))
    .map((issue) => ({ path: issue.path, problem: problemOf(valueAt(raw, issue.path), issue) }));
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
  const isGroup = value instanceof Object && !Array.isArray(value) && !isNothing(value);
  return isGroup && issue.code === 'invalid_type' && issue.expected === 'string'
    ? `found ${shown(value)}; wanted ${wanted}, in straight quotes (") if they hold a colon or braces`
    : `found ${shown(value)}; wanted ${wanted}`;
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
