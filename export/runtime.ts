import { attribute, elementsIn, remove, textOf, type Document, type Element } from './html';

/** What Next writes into a page to bring React to life in it. */
export interface Runtime {
  /** Addresses of the script files. */
  files: string[];
  /** The page once more, as data for React. */
  data: string[];
  /** The call that starts it all as soon as the files are there. */
  boot: string[];
}

/** A script that is ours says so with this attribute; one that is no code says what it is. */
export const OWN_SCRIPT = 'data-own';

type Kind = keyof Runtime | 'polyfill' | 'own';

/**
 * Takes Next's scripts, and the links that fetch them early, out of a page, and returns them.
 * Expects the output of Next 16: files under `_next/static/`, data pushed to `__next_f`, and a boot
 * script `_R_`. Polyfills are dropped: browsers that want them can't run the other files.
 * @throws {Error} when a script is of no kind that is known here, or a kind is missing.
 */
export function takeRuntime(document: Document): Runtime {
  const runtime: Runtime = { files: [], data: [], boot: [] };
  for (const script of elementsIn(document, 'script')) {
    const kind = kindOf(script);
    if (kind === 'own') continue;
    remove(script);
    if (kind === 'files') runtime.files.push(attribute(script, 'src') ?? '');
    else if (kind !== 'polyfill') runtime[kind].push(textOf(script));
  }
  remove(...elementsIn(document, 'link').filter(isHint));
  for (const [kind, found] of Object.entries(runtime)) {
    if (found.length === 0) throw new Error(`found none of Next’s scripts of the kind “${kind}”`);
  }
  return { ...runtime, files: [...new Set(runtime.files)] };
}

function kindOf(script: Element): Kind {
  const source = attribute(script, 'src');
  const code = textOf(script);
  if (attribute(script, OWN_SCRIPT) !== undefined || isData(script)) return 'own';
  if (source?.includes('/_next/static/')) {
    return attribute(script, 'nomodule') === undefined ? 'files' : 'polyfill';
  }
  if (attribute(script, 'id') === '_R_') return 'boot';
  if (/^\(?self\.__next_f\b/.test(code)) return 'data';
  throw new Error(
    `found a script of an unknown kind: ${source ?? code.slice(0, 80)}; ` +
      `wanted one of Next’s, one of type data, or one with the attribute ${OWN_SCRIPT}`,
  );
}

/** Whether a browser reads a script as something other than code: JSON-LD, speculation rules. */
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
