import { basename } from 'node:path';
import postcss, { type AtRule } from 'postcss';
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

/** What a selector asks of other elements, or says in several ways: no class in it is needed for sure. */
const FUNCTIONS = /:[\w-]+\((?:[^()]|\([^()]*\))*\)/g;

/** Classes as a style sheet writes them, with a backslash before signs such as a colon. */
const CLASSES = /\.((?:\\.|[\w-])+)/g;

/** What has been read of a style sheet: the classes it speaks of, and what is left of it for some of those. */
interface Sheet {
  classes: readonly string[];
  left: Map<string, string>;
}

/** By their text, since pages share their sheet, and those of a kind their classes. */
const sheets = new Map<string, Sheet>();

/**
 * Takes those rules out of a page's style sheet that need a class which no element of the page has, nor
 * its scripts name, nor `scripts`, the code that it may fetch.
 */
export function trimStyles(document: Document, scripts = '') {
  const code = elementsIn(document, 'script').map(textOf).join(' ');
  const there = new Set([
    ...elementsIn(document).flatMap((element) => attribute(element, 'class')?.split(/\s+/) ?? []),
    ...`${code} ${scripts}`.split(/[\s"'`]+/),
  ]);
  for (const style of elementsIn(document, 'style')) {
    const text = textOf(style);
    const { classes, left } = sheets.get(text) ?? { classes: classesIn(text), left: new Map() };
    sheets.set(text, { classes, left });
    const met = classes.filter((name) => there.has(name));
    const key = met.join(' ');
    const trimmed = left.get(key) ?? rulesFor(text, new Set(met));
    left.set(key, trimmed);
    replaceText(style, trimmed);
  }
}

/** The classes that a selector names, or all that a style sheet does. */
function classesIn(css: string): string[] {
  const found = [...css.matchAll(CLASSES)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'));
  return [...new Set(found)];
}

/** A style sheet without the rules that need another class than these. */
function rulesFor(text: string, classes: ReadonlySet<string>): string {
  const isMet = (selector: string) =>
    classesIn(selector.replace(FUNCTIONS, '')).every((name) => classes.has(name));
  const sheet = postcss.parse(text);
  sheet.walkRules((rule) => {
    const met = rule.selectors.filter(isMet);
    if (met.length === 0) rule.remove();
    else if (met.length < rule.selectors.length) rule.selectors = met;
  });
  const groups: AtRule[] = [];
  // The inner ones first: with its last rule a group goes, too.
  sheet.walkAtRules((group) => {
    groups.unshift(group);
  });
  for (const group of groups) if (group.nodes?.length === 0) group.remove();
  return sheet.toString();
}
