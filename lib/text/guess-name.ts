import { closest, distance } from 'fastest-levenshtein';

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
  if (near.length === 0) return undefined;
  const nearest = closest(
    typed,
    near.map((name) => name.toLowerCase()),
  );
  return near.find((name) => name.toLowerCase() === nearest);
}
