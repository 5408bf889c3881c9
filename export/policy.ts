import { createHash } from 'node:crypto';
import {
  attribute,
  createElement,
  elementsIn,
  insert,
  textOf,
  theElement,
  type Document,
  type Element,
} from './html';

/**
 * Puts a Content-Security-Policy into a page: what stands in it may run, nothing else may, and no
 * host is asked that the page doesn't name. To be called when nothing else will change.
 * https://www.w3.org/TR/CSP3/
 */
export function addPolicy(document: Document) {
  const head = theElement(document, 'head');
  const meta = createElement('meta', {
    'http-equiv': 'Content-Security-Policy',
    content: policyOf(document),
  });
  // The letters' encoding has to come within the first 1,024 bytes, and the policy before all that it rules.
  const ruled = elementsIn(head).find((element) => attribute(element, 'charset') === undefined);
  insert(head, meta, ruled);
}

/** Names the file of code that an element asks for when it is touched. */
const CODE = 'data-code';

/** The policy for a page as it stands. */
export function policyOf(document: Document): string {
  const runsFiles = elementsIn(document).some((element) => attribute(element, CODE) !== undefined);
  const inline = (name: string) =>
    elementsIn(document, name)
      .filter(
        (element) =>
          attribute(element, 'src') === undefined && textOf(element) !== '' && !isJson(element),
      )
      .map((element) => hashOf(textOf(element)));
  const forms = elementsIn(document, 'form');
  // Without an address, a form is posted to its own page.
  const actions = (some: Element[]) =>
    some.flatMap((form) => sourceOf(attribute(form, 'action') ?? ''));
  const posts = forms.filter((form) => attribute(form, 'method') === 'post');
  const pictures = elementsIn(document, 'img').flatMap((img) => sourceOf(attribute(img, 'src')));

  return Object.entries({
    'default-src': ["'none'"],
    'script-src': [...(runsFiles ? ["'self'"] : []), ...inline('script')],
    'style-src': inline('style'),
    'img-src': ["'self'", ...pictures],
    'font-src': ["'self'"],
    // The site itself always: search engines' tools read robots.txt from within a page.
    'connect-src': ["'self'", ...(runsFiles ? actions(posts).filter(isHost) : [])],
    'form-action': forms.length > 0 ? withRedirects(actions(forms)) : ["'none'"],
    'base-uri': ["'none'"],
  })
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/**
 * Services send visitors on to other hosts of theirs, to say thanks or to take a payment, and Chromium
 * holds each such step against the policy: https://github.com/w3c/webappsec-csp/issues/8
 */
function withRedirects(sources: string[]): string[] {
  return sources.some(isHost)
    ? ['https:', ...sources.filter((source) => !isHost(source))]
    : sources;
}

function isHost(source: string): boolean {
  return source.startsWith('https:');
}

/** Whether a script is plain data, which never runs and needs no leave; speculation rules do. */
function isJson(element: Element): boolean {
  return attribute(element, 'type')?.endsWith('json') === true;
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
