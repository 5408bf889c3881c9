import { isBlank } from '../forms/field-rules';
import { findMarkup } from './raw-markup';

interface Fitting {
  /** Whether a link can stand among the words. */
  canLink?: boolean;
  /** The names in braces that they have to hold. */
  names?: readonly string[];
}

/**
 * Says what is wanted in place of words that can't be shown as they are: blank ones, `wanted` then, or ones
 * with signs that mean something to computers; nothing of words that are fine.
 */
export function findUnfit(
  typed: string,
  wanted: string,
  { canLink = false, names = [] }: Fitting = {},
): string | undefined {
  // Something that a reader sees, and nothing that computers steer by.
  if (isBlank(typed) || /(?![\t\n])\p{Cc}/u.test(typed)) return wanted;
  return findMarkup(typed, canLink) ?? bracesIssue(typed, names);
}

/** Says which name in braces stands for nothing, or which is missing. */
function bracesIssue(typed: string, names: readonly string[]): string | undefined {
  const braced = names.map((name) => `{${name}}`);
  const rest = braced.reduce((others, name) => others.replaceAll(name, ''), typed);
  const [stray] = /\{[^}]*\}?|\}/.exec(rest) ?? [];
  if (stray !== undefined) {
    const known = [...braced.map((name) => `${name}, `), '{name} or {city}'].join('');
    return `no ${stray}, since braces only hold ${known}${names.length > 0 ? '' : ', which stand for the charity’s'}`;
  }
  const missing = braced.filter((name) => !typed.includes(name));
  return missing.length > 0 ? `the same with ${missing.join(' and ')} in it` : undefined;
}
