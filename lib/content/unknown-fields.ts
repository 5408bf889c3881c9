import type { z } from 'zod';
import { guessName } from '../text/guess-name';
import { overlooked } from './issue';
import type { FieldPath } from './yaml-file';

export type SchemaIssue = z.core.$ZodIssue;

interface UnknownField {
  path: FieldPath;
  problem: string;
  /** That fields are missing for which it likely stands. */
  meant: readonly SchemaIssue[];
}

/** What a part of an address is called in some countries; a county was taken for a misspelt country. */
const CALLED: Partial<Record<string, string>> = {
  county: 'region',
  province: 'region',
  state: 'region',
  town: 'city',
  zip: 'postalCode',
};

/**
 * Says of each unknown field which was wanted: one that is spelt nearly so, or else what the group lacks of the
 * same kind, as people write `photos` for `pictures`. Which there are the schema itself says (see `group`).
 */
export function unknownFields(found: readonly SchemaIssue[], raw: unknown): UnknownField[] {
  return found.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const { keys, path: parent } = issue;
    const known = issue.message.split(', ');
    const free = known.filter((name) => valueAt(raw, [...parent, name]) === undefined);
    const missing = free.flatMap((name) => {
      const path = JSON.stringify([...parent, name]);
      return found.filter((other) => JSON.stringify(other.path) === path);
    });
    const guesses = keys.map(
      (key) => free.find((name) => name === CALLED[key.toLowerCase()]) ?? guessName(key, free),
    );
    return keys.map((key, i) => {
      const path = [...parent, key];
      const guess = guesses[i];
      const kind = kindOf(valueAt(raw, path));
      const meant = missing.filter((lack) =>
        guess === undefined
          ? !guesses.includes(nameOf(lack)) && wantedKind(lack) === kind
          : guess === nameOf(lack),
      );
      const wanted = guess === undefined ? wantedName(known, meant.map(nameOf)) : `“${guess}”`;
      return { path, meant, problem: `found this name${overlooked(key)}; wanted ${wanted}` };
    });
  });
}

function wantedName(known: readonly string[], missing: readonly string[]): string {
  const [name] = missing;
  if (name === undefined) {
    return known.length === 1 ? `no field but ${known.join()}` : `one of ${known.join(', ')}`;
  }
  return missing.length === 1
    ? `“${name}”, which is missing`
    : `one of ${missing.join(', ')}, which are missing`;
}

function nameOf({ path }: SchemaIssue): string {
  return String(path.at(-1));
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value;
}

function wantedKind(issue: SchemaIssue): string {
  return issue.code === 'invalid_type' ? issue.expected : 'string';
}

/** What stands in a tree of fields at the end of a path, if anything. */
export function valueAt(tree: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined,
    tree,
  );
}
