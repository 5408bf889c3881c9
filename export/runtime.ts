import { attribute, elementsIn, remove, textOf, type Document, type Element } from './html';

/** A script that is ours says so with this attribute; one that is no code says what it is. */
export const FIRST_PARTY = 'data-first-party';

/**
 * Takes Next's scripts, and the links that fetch them early, out of a page: what runs in browsers is
 * the site's own. Expects the output of Next 16: files under `_next/static/`, data pushed to
 * `__next_f`, and a boot script `_R_`.
 * @throws {Error} when a script is of no kind that is known here.
 */
export function removeRuntime(document: Document) {
  for (const script of elementsIn(document, 'script')) {
    if (isNext(script)) remove(script);
    else if (attribute(script, FIRST_PARTY) === undefined && !isData(script)) {
      throw new Error(
        `found a script of an unknown kind: ${attribute(script, 'src') ?? textOf(script).slice(0, 80)}; ` +
          `wanted one of Next’s, one of type data, or one with the attribute ${FIRST_PARTY}`,
      );
    }
  }
  remove(...elementsIn(document, 'link').filter(isHint));
}

function isNext(script: Element): boolean {
  return (
    attribute(script, 'src')?.includes('/_next/static/') === true ||
    attribute(script, 'id') === '_R_' ||
    /^\(?self\.__next_f\b/.test(textOf(script))
  );
}

/** Whether a browser reads a script as something other than code: JSON, speculation rules. */
function isData(script: Element): boolean {
  const type = attribute(script, 'type');
  return type !== undefined && /^(application\/(ld\+)?json|speculationrules)$/.test(type);
}

/** Whether a link fetches a script early, or connects to the host that the page comes from anyway. */
function isHint(link: Element): boolean {
  const rel = attribute(link, 'rel');
  return (
    rel === 'modulepreload' ||
    (rel === 'preload' && attribute(link, 'as') === 'script') ||
    (rel === 'preconnect' && attribute(link, 'href') === '/')
  );
}
