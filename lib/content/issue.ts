import { holdsLookalike } from '../text/lookalikes';

/** One issue in the content: where it stands, what was found there and what is wanted instead. */
export interface Issue {
  /** The file as the editor knows it, such as `content/site.yaml`. */
  file: string;
  /** Line in the file, counted from 1. */
  line?: number | undefined;
  /** The way to the field, such as `hours[1].time`. */
  field?: string | undefined;
  problem: string;
}

/** Why a picture can't be shown, as the rest of “found “a.jpg”, …; wanted …”. */
export interface PictureIssue {
  found: string;
  wanted: string;
}

/** Quotes of word processors around a text, which are letters of it to a computer. */
const CURLY = /^[“”„‟‘’‚‛«»]|[“”„‟‘’‚‛«»]$/;

/** Dashes of word processors between figures, which look like hyphens. */
const DASH = /\p{Nd}[\u2010-\u2015\u2212]\p{Nd}/u;

/** The longest piece of a found text that a message repeats, in characters. */
const SHOWN = 60;

/** Puts a text from a content file between quotes, shortened where it is long. */
export function quoted(words: string): string {
  return `“${words.length > SHOWN ? `${words.slice(0, SHOWN)}…` : words}”`;
}

/** Whether nothing stands in a field, as editing tools write it: an empty text, list or group. */
export function isNothing(value: unknown): boolean {
  return value === '' || (value instanceof Object && Object.keys(value).length === 0);
}

/** Shows a value from a content file in a message. */
export function shown(value: unknown): string {
  if (value === null || isNothing(value)) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object') return `a group of fields (${Object.keys(value).join(', ')})`;
  return quoted(String(value));
}

/** Shows a text that has to be right letter for letter. */
export function shownExactly(value: string): string {
  return shown(value) + overlooked(value);
}

/** Names what keeps a text from being right and is easily overlooked, to follow it in a message. */
export function overlooked(value: string): string {
  if (holdsLookalike(value)) {
    return ' with an invisible character or a special space in it, as copied from a web page (type it again)';
  }
  if (DASH.test(value)) return ' with long dashes (type hyphens, -)';
  return CURLY.test(value) ? ' with curly quotes (leave them out, or use straight ones)' : '';
}

/** Writes an issue as one line: file, line, field, what is wrong and what is wanted. */
export function describeIssue({ file, line, field, problem }: Issue): string {
  const place = line === undefined ? file : `${file}, line ${line}`;
  const words = field === undefined ? problem : `${field}: ${problem}`;
  return `${place}: ${words.replace(/\s+/g, ' ')}`;
}

/** Thrown when content can't be used; its message lists every issue, a line each, as they stand in their files. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly issues: readonly Issue[];

  constructor(found: readonly Issue[]) {
    const issues = fromTopToBottom(found);
    const count = issues.length === 1 ? 'a slip' : `${issues.length} slips`;
    super(
      [
        `The content has ${count}, so the site was not built and the last one is untouched:`,
        '',
        ...issues.map((issue) => `  ${describeIssue(issue)}`),
      ].join('\n'),
    );
    this.issues = issues;
  }
}

/** Issues file by file, and by line in each: last what stands on none, since it is missing. */
function fromTopToBottom(issues: readonly Issue[]): Issue[] {
  const files = [...new Set(issues.map(({ file }) => file))];
  const place = ({ line = Number.MAX_SAFE_INTEGER }: Issue) => line;
  return [...issues].sort(
    (a, b) => files.indexOf(a.file) - files.indexOf(b.file) || place(a) - place(b),
  );
}
