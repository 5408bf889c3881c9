import MarkdownIt, { type Token } from 'markdown-it';

/** Words, or an element around some. */
export type Markup = string | MarkupElement;

export interface MarkupElement {
  tag: (typeof TAGS)[number];
  /** Where a link leads, as it was typed. */
  href?: string;
  children: Markup[];
}

const TAGS = ['p', 'ul', 'ol', 'li', 'strong', 'em', 'a'] as const;

/**
 * Reads CommonMark, https://commonmark.org, without what would change words that mean no markup: indented
 * code, underlined headings, definitions of links. HTML and names of characters stay words.
 */
const parser = new MarkdownIt('commonmark', { html: false });
parser.disable(['code', 'lheading', 'reference', 'entity']);
// Addresses are judged as they were typed.
parser.validateLink = () => true;
parser.normalizeLink = (address) => address;

/** What else the parser reads, by the names of its tokens, and what to type in its place. */
const REFUSED: Record<string, string> = {
  heading_open: 'no # before words, since headings have fields of their own',
  image: 'no picture among words, since pictures have fields of their own',
  code_inline: 'no words between backticks (`)',
  fence: 'no words between backticks (```) or tildes (~~~)',
  blockquote_open: 'no > before words',
  hr: 'no line of hyphens, stars or underscores alone',
};

/** Finds markup other than bold, italic, links and lists, and says what is wanted instead. */
export function findOtherMarkup(text: string): string | undefined {
  const tokens = tokensOf(text);
  const refused = tokens.find(({ type }) => type in REFUSED);
  if (refused) {
    const line = refused.map && text.split('\n')[refused.map[0]];
    return `${REFUSED[refused.type]}${line && line !== text ? `, as in “${line.trim()}”` : ''}`;
  }
  const start = tokens.map((token) => token.attrGet('start')).find((number) => number !== null);
  return start === undefined
    ? undefined
    : `other words before “${start}.”, which begins a list that counts from 1`;
}

/** The words of a Markdown text as a tree of the few elements that it may hold. */
export function readMarkdown(text: string): Markup[] {
  return treeOf(parser.parse(text, {}));
}

/** The words alone, piece by piece as the marks part them. */
export function wordsIn(markup: readonly Markup[]): string[] {
  return markup.flatMap((node) => (typeof node === 'string' ? [node] : wordsIn(node.children)));
}

/** Where all links lead. */
export function linksIn(markup: readonly Markup[]): string[] {
  return markup.flatMap((node) =>
    typeof node === 'string'
      ? []
      : [...(node.href === undefined ? [] : [node.href]), ...linksIn(node.children)],
  );
}

function treeOf(tokens: readonly Token[]): Markup[] {
  const root: Markup[] = [];
  const open = [root];
  for (const token of tokens) {
    const inside = open.at(-1) ?? root;
    const tag = TAGS.find((name) => name === token.tag);
    if (token.type === 'inline') inside.push(...treeOf(token.children ?? []));
    else if (token.nesting < 0) open.pop();
    else if (/break$/.test(token.type)) inside.push(' ');
    else if (token.nesting === 0) inside.push(...(token.content ? [token.content] : []));
    // The parser hides paragraphs of list entries that stand close together.
    else if (token.hidden || tag === undefined) open.push(inside);
    else {
      const mark: MarkupElement = { tag, href: token.attrGet('href')?.toString(), children: [] };
      inside.push(mark);
      open.push(mark.children);
    }
  }
  return root;
}

function tokensOf(text: string): Token[] {
  return parser.parse(text, {}).flatMap((token) => [token, ...(token.children ?? [])]);
}
