import { parseFragment } from 'parse5';
import { quoted } from '../content/issue';
import { isBlank } from '../forms/field-rules';
import { withoutLookalikes } from '../text/lookalikes';

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

/** The tags that people type by hand; words in angle brackets that are none stay words. */
const TAGS =
  'a|abbr|b|big|blockquote|br|center|cite|code|del|div|em|font|h[1-6]|hr|i|iframe|img|ins|li|mark|ol|p|pre|q|s|script|small|span|strike|strong|style|sub|sup|table|tbody|td|th|tr|u|ul';

const AS_TYPED = 'since words are shown as they are typed';
const SIGN_UP = 'an event’s page to sign up goes into registrationUrl';
const AS_LINK = {
  sign: /\bhttps?:\/\/[^\s)]*/i,
  instead: 'a link, written like [our report](https://example.org/report),',
  why: 'since an address alone is none',
};
const NO_STARS = { instead: 'the words without stars', why: AS_TYPED };

/** What is typed for a page to make something of it, and what to type instead. */
const MARKUP: { sign: RegExp; instead: string; why: string }[] = [
  {
    sign: new RegExp(`<!--|</?(${TAGS})(\\s[^<>]*)?/?>`, 'i'),
    instead: 'plain words',
    why: AS_TYPED,
  },
  {
    sign: /!?\[[^[\]]*\]\(\s*(\w+:|www\.|[/#]|[^\s)]*\w\.\w)[^)]*\)/,
    instead: 'the words alone',
    why: `since no link can stand among them; ${SIGN_UP}`,
  },
  {
    sign: /\bhttps?:\/\/[^\s)]*/i,
    instead: 'words',
    why: `since an address is no link here; ${SIGN_UP}`,
  },
  { sign: /(?<!\*)\*\*(?=[^\s*])[^*]*(?<=[^\s*])\*\*(?!\*)/, ...NO_STARS },
  { sign: /(?<![\w*])\*(?=[^\s*])[^*]*(?<=[^\s*])\*(?![\w*])/, ...NO_STARS },
  {
    sign: /(?<!\w)(__?)(?=[^\s_])[^_]*(?<=[^\s_])\1(?!\w)/,
    instead: 'the words without lines',
    why: AS_TYPED,
  },
  { sign: /~~(?=[^\s~])[^~]*(?<=[^\s~])~~/, instead: 'the words without waves', why: AS_TYPED },
  { sign: /^[“”„][^“”"]*"$/, instead: 'the same quotes at both ends', why: AS_TYPED },
];

/**
 * Finds signs that would make bold letters or a link elsewhere, and says what to write in their place; `canLink`
 * says that a link can stand among the words.
 */
export function findMarkup(words: string, canLink = false): string | undefined {
  for (const { sign, instead, why } of canLink ? [AS_LINK, ...MARKUP] : MARKUP) {
    const [found] = sign.exec(words) ?? [];
    if (found !== undefined) return `${instead} in place of ${quoted(found)}, ${why}`;
  }
  const named = (words.match(/&#?\w+;/g) ?? []).find((name) => meaning(name) !== name);
  if (named === undefined) return undefined;
  const sign = withoutLookalikes(meaning(named)).trim();
  return sign === ''
    ? `a plain space or nothing in place of “${named}”`
    : `the character itself in place of “${named}”: ${sign}`;
}

/** What a browser reads for a character written by its name, such as `&amp;`, in HTML. */
function meaning(name: string): string {
  const [node] = parseFragment(name).childNodes;
  return node !== undefined && 'value' in node ? node.value : name;
}
