import { attribute, elementsIn, insert, remove, theElement, type Document } from './html';

/**
 * Puts what leads on from an old address last in the head. React puts it there as soon as it is ready, and so before
 * the title or behind it, and the same content should give the same bytes.
 */
export function placeRefresh(document: Document) {
  const head = theElement(document, 'head');
  for (const meta of elementsIn(head, 'meta')) {
    if (attribute(meta, 'http-equiv') !== 'refresh') continue;
    remove(meta);
    insert(head, meta);
  }
}
