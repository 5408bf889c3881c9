import { distance } from 'fastest-levenshtein';

/** The name that a misspelt one was meant to be, if one is near enough to say so. */
export function guessName(key: string, names: readonly string[]): string | undefined {
  const typed = key.toLowerCase().replace(/[“”„‘’"]/g, '');
  const ending = names.find((name) => typed.length > 3 && name.toLowerCase().endsWith(typed));
  if (ending !== undefined) return ending;
  const [nearest] = names
    .map((name) => ({ name, apart: distance(typed, name.toLowerCase()) }))
    // Two letters that changed places count as two; the first is seldom wrong.
    .filter(({ name, apart }) => apart <= (typed[0] === name[0] ? Math.max(2, name.length / 3) : 1))
    .sort((a, b) => a.apart - b.apart);
  return nearest?.name;
}
