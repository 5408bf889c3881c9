import {
  isAlias,
  isScalar,
  isSeq,
  parseDocument,
  visit,
  type Document,
  type Node,
  type YAMLError,
} from 'yaml';
import { holdsLookalike, LOOKALIKE } from '../text/lookalikes';

/** An issue in how a file is written, and its remedy in words for somebody who has never heard of YAML. */
interface YamlIssue {
  /** Where it stands in the source, in characters. */
  offset: number;
  /** Follows the line that was found. */
  remedy: (line: string) => string;
}

const QUOTES = 'put straight quotes (") around all of the words';

const INDENT =
  'is indented differently from its neighbors, or the line above or below it is; indent lines that belong together alike';

const UNSEEN =
  'holds an invisible character or a special space, as copied from a web page; type the line again';

/** Quotes of word processors, other than an apostrophe. */
const CURLY = /[“”„‟«»]|[:-]\s+[‘‚]|’$/;
const STRAIGHT = '(straight ones, since curly ones such as “ count as letters)';

/** Signs that mean something to YAML where words begin. */
const SIGN = /^(- )?([\w-]+:\s+)?["'{}[\]@`%&*!|>,?#-]/;

/** Words in single quotes, which an apostrophe among them ends. */
const APOSTROPHE = /[:-]\s+'.*\p{L}'\p{L}/u;

/** Words that begin with some in quotes, after which others follow. */
const PARTLY_QUOTED = /[:-]\s+".*"/;

/** A field with its words, and no bracket that could have been left open. */
const FIELD = /^(- )?[\w-]+:(\s[^[\]{}]*)?$/;

/** A comma among figures as in 1,500, in a list of numbers with a space after each: YAML takes it for two entries. */
const THOUSAND = /(?<!\d)\d{1,3},\d{3}(?!\d)/;
const SPACED = /^\[[\d\s,]*,\s[\d\s,]*\]$/;

/** What the parser's codes mean. */
const REMEDIES: Partial<Record<YAMLError['code'], YamlIssue['remedy']>> = {
  TAB_AS_INDENT: () => 'starts with a tab; indent with spaces',
  DUPLICATE_KEY: () => 'names a field that already stands in this group; keep one of the two',
  MULTILINE_IMPLICIT_KEY: () => 'is neither “field: words” nor a “- ” list entry',
  MULTIPLE_DOCS: () => 'begins a second document; take the line --- out',
  BLOCK_AS_IMPLICIT_KEY: (line) =>
    /:\s.*:(\s|$)/.test(line)
      ? `has a second colon followed by a space; ${QUOTES} after the first`
      : INDENT,
  BAD_INDENT: () => INDENT,
  MISSING_CHAR: (line) => {
    if (/["']/.test(line)) {
      return 'has a quote that is not closed; put the same quote at the end of the words';
    }
    return FIELD.test(line)
      ? INDENT
      : 'lacks a colon and a space after the field, or a closing bracket';
  },
};

/** Finds the first issue: what the parser refuses, and what it allows but nobody means. */
export function findYamlIssue(document: Document.Parsed, source: string): YamlIssue | undefined {
  const [error] = [...document.errors, ...document.warnings];
  if (!error) return findSilentIssue(document, source);
  const unseen = startOfHidden(source, error.pos[0]);
  if (unseen !== undefined) return { offset: unseen, remedy: () => UNSEEN };
  const say =
    REMEDIES[error.code] ??
    ((line: string) => {
      if (APOSTROPHE.test(line))
        return `has an apostrophe between (') signs; ${QUOTES} in place of those`;
      if (PARTLY_QUOTED.test(line))
        return 'has (") signs among its words; put straight single quotes (\') around all of the words after the field';
      return SIGN.test(line) ? `can't be read; ${QUOTES} after the field` : INDENT;
    });
  const remedy = (line: string) =>
    CURLY.test(line) && say(line).includes(' quote') ? `${say(line)} ${STRAIGHT}` : say(line);
  return { offset: startOfQuote(document, error.pos[0]) ?? error.pos[0], remedy };
}

/** Where the quoted words begin that run to this place, so that the message shows their first line. */
function startOfQuote(document: Document.Parsed, offset: number): number | undefined {
  let start: number | undefined;
  visit(document, {
    Scalar: (_key, { type, range }) => {
      if (!type?.startsWith('QUOTE') || !range) return undefined;
      if (range[0] < offset && offset <= range[2]) start = range[0];
      return start === undefined ? undefined : visit.BREAK;
    },
  });
  return start;
}

/** Finds what YAML takes for a mark of its own and silently leaves out of the words. */
function findSilentIssue(document: Document.Parsed, source: string): YamlIssue | undefined {
  let issue: YamlIssue | undefined;
  visit(document, {
    Node: (key, node) => {
      const remedy = key === 'key' && isHidden(node) ? UNSEEN : remedyOf(node, source);
      if (remedy) issue = { offset: node.range?.[0] ?? 0, remedy: () => remedy };
      return issue ? visit.BREAK : undefined;
    },
  });
  return issue;
}

/** Words that begin with a sign of YAML's, or end with a remark, which a special space makes letters of them. */
const SIGN_AS_LETTER = new RegExp(`^${LOOKALIKE}+["'[{|>]|${LOOKALIKE}#\\s`);

function isHidden(node: Node): boolean {
  return isScalar(node) && holdsLookalike(String(node.value));
}

function remedyOf(node: Node, source: string): string | undefined {
  if (isAlias(node)) return `has words that start with *; ${QUOTES}`;
  if ('anchor' in node && node.anchor) return `has words that start with &; ${QUOTES}`;
  if (node.tag) return `has words that start with !; ${QUOTES}`;
  const [start = 0, end = 0] = node.range ?? [];
  if (isSeq(node) && node.flow) {
    const list = source.slice(start, end);
    const [amount] = SPACED.test(list) ? (THOUSAND.exec(list) ?? []) : [];
    if (amount !== undefined)
      return `has ${amount} in a list, which counts as two; write ${amount.replace(',', '')} or ${amount.replace(',', ', ')}`;
  }
  if (!isScalar(node) || node.type !== 'PLAIN') return undefined;
  if (SIGN_AS_LETTER.test(source.slice(start, end))) return UNSEEN;
  return /^[ \t]*#/.test(source.slice(end, end + 80))
    ? `has a # after its words, which hides the rest of the line; ${QUOTES}, or the remark on a line of its own`
    : undefined;
}

/** Where a special space or an invisible character hides the indentation, the space after a colon or a hyphen, or the end of quotes. */
const HIDDEN = new RegExp(
  `^[ \\t]*((- +)*${LOOKALIKE}|(- +)*-${LOOKALIKE}|[^:]*:${LOOKALIKE})|["']${LOOKALIKE}`,
);

const EACH_LOOKALIKE = new RegExp(LOOKALIKE, 'g');

/**
 * Where the line begins that a special space or an invisible character makes unreadable: the one where
 * the parser stopped or the one before, if it gets further with plain spaces there.
 */
function startOfHidden(source: string, offset: number): number | undefined {
  const here = source.lastIndexOf('\n', offset - 1) + 1;
  const before = source.lastIndexOf('\n', here - 2) + 1;
  return [here, before].find((start) => {
    const [line = ''] = source.slice(start).split('\n');
    if (!HIDDEN.test(line)) return false;
    const mended = line.replace(EACH_LOOKALIKE, ' ');
    const [next] = parseDocument(
      source.slice(0, start) + mended + source.slice(start + line.length),
      { schema: 'failsafe', prettyErrors: false },
    ).errors;
    return next?.pos[0] !== offset;
  });
}
