import { createHash } from 'node:crypto';
import {
  attribute,
  createElement,
  elementsIn,
  insert,
  textOf,
  theElement,
  type Document,
} from './html';

/**
 * Puts a Content-Security-Policy into a page: what stands in it may run, nothing else may, and no
 * host is asked that the page doesn't name. To be called when nothing else will change.
 * https://www.w3.org/TR/CSP3/
 */
export function addPolicy(document: Document, runsFiles: boolean) {
  const head = theElement(document, 'head');
  const meta = createElement('meta', {
    'http-equiv': 'Content-Security-Policy',
    content: policyOf(document, runsFiles),
  });
  // The letters' encoding has to come within the first 1,024 bytes, and the policy before all that it rules.
  const ruled = elementsIn(head).find((element) => attribute(element, 'charset') === undefined);
  insert(head, meta, ruled);
}

/** The policy for a page as it stands; `runsFiles` says whether script files of the site may run. */
export function policyOf(document: Document, runsFiles: boolean): string {
  const inline = (name: string) =>
    elementsIn(document, name)
      .filter((element) => attribute(element, 'src') === undefined && textOf(element) !== '')
      .map((element) => hashOf(textOf(element)));
  const actions = elementsIn(document, 'form').flatMap((form) =>
    sourceOf(attribute(form, 'action')),
  );
  const pictures = elementsIn(document, 'img').flatMap((img) => sourceOf(attribute(img, 'src')));

  return Object.entries({
    'default-src': ["'none'"],
    'script-src': [...(runsFiles ? ["'self'"] : []), ...inline('script')],
    'style-src': inline('style'),
    'img-src': ["'self'", ...pictures],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    // The site itself always: search engines' tools read robots.txt from within a page.
    'connect-src': [
      "'self'",
      ...(runsFiles ? actions.filter((source) => source !== 'mailto:') : []),
    ],
    'form-action': actions.length > 0 ? actions : ["'none'"],
    'base-uri': ["'none'"],
  })
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/** How a policy names an inline script or style: https://www.w3.org/TR/CSP3/#grammardef-hash-source */
function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

/** How a policy names where an address leads, if that is beyond the site. */
function sourceOf(address: string | undefined): string[] {
  if (address === undefined) return [];
  if (!URL.canParse(address)) return ["'self'"];
  const { origin, protocol } = new URL(address);
  return [origin === 'null' ? protocol : origin];
}
