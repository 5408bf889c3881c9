import { basename } from 'node:path';
import postcss, { type AtRule, type Root, type Rule } from 'postcss';
import {
  attribute,
  createElement,
  elementsIn,
  insert,
  remove,
  replaceText,
  textOf,
  theElement,
  type Document,
  type Element,
} from './html';

/**
 * Puts the style sheet that a page would fetch into the page. `sheets` are the texts of all, by the names of
 * their files. Next's own `inlineCss` would write each twice, once for its router.
 * @throws {Error} when the page fetches none, several, or one that isn't there.
 */
export function placeStyles(document: Document, sheets: ReadonlyMap<string, string>) {
  const links = elementsIn(document, 'link').filter(
    (link) => attribute(link, 'rel') === 'stylesheet',
  );
  const [link] = links;
  const text = sheets.get(basename(link ? (attribute(link, 'href') ?? '') : ''));
  if (!link || links.length > 1 || text === undefined) {
    throw new Error(
      `found ${links.length} linked style sheets; wanted one, of a file that is there`,
    );
  }
  insert(theElement(document, 'head'), createElement('style', {}, text), link);
  remove(link);
}

/** What a selector asks of other elements, or says in several ways: no class or element in it is needed for sure. */
const FUNCTIONS = /:[\w-]+\((?:[^()]|\([^()]*\))*\)/g;

/**
 * Elements, and classes as a style sheet writes them, with a backslash before signs such as a colon; then what is
 * passed over: attributes, states and ids.
 */
const NAMES = /(\.(?:\\.|[\w-])+|[a-z][\w-]*)|\[[^\]]*\]|::?[\w-]+|#[\w-]+/gi;

/** The custom properties that a text reads. */
const READ = /var\(\s*(--[\w-]+)/g;

/** The custom properties that a style sheet sets. */
const SET = /[{;]\s*(--[\w-]+)\s*:/g;

/** What was made of style sheets before, since pages share their sheet, and those of a kind what they need of it. */
const known = new Map<string, string>();

/** What such a sheet names. */
const named = new Map<string, readonly string[]>();

/**
 * Takes those rules out of a page's style sheets that need an element or a class which isn't on the page, nor
 * do its scripts name it, nor `scripts`, the code that it may fetch; then those custom properties that nothing reads
 * any more, such as the forty that Tailwind sets on every element.
 */
export function trimStyles(document: Document, scripts = '') {
  const elements = elementsIn(document);
  const code = elementsIn(document, 'script').map(textOf).join(' ');
  const words = `${code} ${scripts}`.split(/[\s"'`]+/);
  const classes = elements.flatMap((element) => attribute(element, 'class')?.split(/\s+/) ?? []);
  const there = new Set([
    ...[...elements.map(({ tagName }) => tagName), ...words],
    ...[...classes, ...words].map((name) => `.${name}`),
  ]);
  const styles = elementsIn(document, 'style');
  for (const style of styles) {
    const text = textOf(style);
    const names = named.get(text) ?? neededBy(text);
    named.set(text, names);
    rewrite(
      style,
      names.filter((name) => there.has(name)),
      dropRules,
    );
  }
  const values = elements.flatMap(({ attrs }) => attrs.map(({ value }) => value));
  const read = new Set(namesIn([...values, ...styles.map(textOf)].join(' '), READ));
  for (const style of styles) {
    const unread = namesIn(textOf(style), SET).filter((name) => !read.has(name));
    rewrite(style, unread, dropProperties);
  }
}

function rewrite(
  style: Element,
  names: readonly string[],
  change: (sheet: Root, names: ReadonlySet<string>) => void,
) {
  const text = textOf(style);
  const key = [change.name, ...names, text].join(' ');
  let changed = known.get(key);
  if (changed === undefined) {
    const sheet = postcss.parse(text);
    change(sheet, new Set(names));
    changed = sheet.toString();
    known.set(key, changed);
  }
  replaceText(style, changed);
}

/** The names that a pattern finds first in its parentheses, each once. */
function namesIn(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].flatMap(([, name]) => name ?? []))];
}

/** The elements and classes that a selector names; of a whole style sheet some other words, too. */
function neededBy(css: string): string[] {
  const names = namesIn(css.replace(FUNCTIONS, ''), NAMES);
  return names.map((name) => name.replace(/\\(.)/g, '$1'));
}

/** Takes out the rules that need more than these elements and classes. */
function dropRules(sheet: Root, there: ReadonlySet<string>) {
  const isMet = (selector: string) => neededBy(selector).every((name) => there.has(name));
  sheet.walkRules((rule) => {
    if (isStep(rule)) return;
    const met = rule.selectors.filter(isMet);
    if (met.length === 0) rule.remove();
    else if (met.length < rule.selectors.length) rule.selectors = met;
  });
  dropEmpty(sheet);
}

/** Whether a rule is a step of an animation, which is named as elements are. */
function isStep({ parent }: Rule): boolean {
  return parent instanceof postcss.AtRule && parent.name.endsWith('keyframes');
}

function dropProperties(sheet: Root, unread: ReadonlySet<string>) {
  sheet.walkDecls((declaration) => {
    if (unread.has(declaration.prop)) declaration.remove();
  });
  dropEmpty(sheet);
}

/** Takes out what has nothing in it; the inner ones first, since with its last rule a group goes, too. */
function dropEmpty(sheet: Root) {
  const parents: (Rule | AtRule)[] = [];
  sheet.walk((node) => {
    if (node.type === 'rule' || node.type === 'atrule') parents.unshift(node);
  });
  for (const parent of parents) if (parent.nodes?.length === 0) parent.remove();
}
