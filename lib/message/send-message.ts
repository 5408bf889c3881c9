/** Whether a message was sent and, if not, why; `reasons` are the service’s own words, if it gave any. */
export type Answer =
  { sent: true } | { sent: false; why: 'network' | 'timeout' | 'refused'; reasons: string[] };

interface SendOptions {
  fetch?: typeof fetch;
  /** How long to wait for the answer, in milliseconds. */
  timeout?: number;
}

const MOST_REASONS = 4;
const LONGEST_REASON = 120;

/**
 * Posts the fields of a message to a form service and reads its answer; never throws. The fields are encoded as a
 * form’s are without script: all services take that, Netlify nothing else, and no browser asks for leave first (CORS).
 */
export async function sendMessage(
  endpoint: string,
  fields: Record<string, string>,
  { fetch = globalThis.fetch, timeout = 15_000 }: SendOptions = {},
): Promise<Answer> {
  // By hand: Safari before 16 has no AbortSignal.timeout.
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), timeout);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      // Without it, most services answer with a page for people.
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(fields),
      // Some services want to know which site writes; the page’s own path is nobody’s business.
      referrerPolicy: 'strict-origin-when-cross-origin',
      signal: waiting.signal,
    });
    return readAnswer(response.status, await response.text());
  } catch {
    return { sent: false, why: waiting.signal.aborted ? 'timeout' : 'network', reasons: [] };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Reads the answer of a form service, whichever it is: a message was sent if the status is good and the body does
 * not say otherwise. Formspree and FormSubmit refuse with status 200; Netlify and Basin may answer with a page.
 */
export function readAnswer(status: number, body: string): Answer {
  const answer = parse(body);
  const errors = [get(answer, 'errors'), get(answer, 'error')].filter(isSaid);
  // FormSubmit writes "false" as a text.
  const denied = ['success', 'ok'].some((name) => String(get(answer, name)) === 'false');
  if (status >= 200 && status < 300 && !denied && errors.length === 0) return { sent: true };

  const [reasons = []] = [...errors, get(answer, 'message')]
    .map((said) => [said].flat().flatMap(wordsOf))
    .filter((words) => words.length > 0);
  return { sent: false, why: 'refused', reasons: reasons.slice(0, MOST_REASONS) };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function get(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** Says whether a service that names its errors has named any; some send an empty list when all is well. */
function isSaid(errors: unknown): boolean {
  return Boolean(errors) && !['[]', '{}'].includes(JSON.stringify(errors));
}

/** The words of an error as plain text, after the name of the field that it is about. */
function wordsOf(error: unknown): string[] {
  const words = typeof error === 'string' ? error : get(error, 'message');
  if (typeof words !== 'string') return [];
  const field = get(error, 'field');
  const text = `${typeof field === 'string' ? `${field}: ` : ''}${words}`
    .replace(/<[a-z/!?][^>]*(>|$)/gi, ' ')
    .replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim();
  if (text === '') return [];
  const start = [...text].slice(0, LONGEST_REASON).join('');
  return [start === text ? text : `${start.trimEnd()}…`];
}
