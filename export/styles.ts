import { attribute, elementsIn, type Document } from './html';

/**
 * Makes sure that a page has its styles inside, once.
 * @throws {Error} when it fetches a style sheet, or has the whole sheet not at all or twice.
 */
export function expectStylesInside(document: Document) {
  const sheets = elementsIn(document, 'link').filter(
    (link) => attribute(link, 'rel') === 'stylesheet',
  );
  const inside = elementsIn(document, 'style').filter(
    (style) => attribute(style, 'data-precedence') !== undefined,
  );
  if (sheets.length > 0 || inside.length !== 1) {
    throw new Error(
      `found ${sheets.length} linked and ${inside.length} inlined style sheets; ` +
        'wanted none and one, which Next writes with experimental.inlineCss',
    );
  }
}
