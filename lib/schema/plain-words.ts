import { isBlank } from '../forms/field-rules';
import { findMarkup } from './raw-markup';

/**
 * Says what is wanted in place of words that can't be shown as they are: blank ones, `wanted` then, or ones
 * with signs that mean something to computers; nothing of words that are fine. `canLink` says that a link
 * can stand among them.
 */
export function findUnfit(typed: string, wanted: string, canLink = false): string | undefined {
  // Something that a reader sees, and nothing that computers steer by.
  if (isBlank(typed) || /(?![\t\n])\p{Cc}/u.test(typed)) return wanted;
  const markup = findMarkup(typed, canLink);
  if (markup) return markup;
  const [braces] = /\{[^}]*\}?|\}/.exec(typed) ?? [];
  return braces === undefined
    ? undefined
    : `no ${braces}, since braces only hold {name} or {city}, which stand for the charity’s`;
}
