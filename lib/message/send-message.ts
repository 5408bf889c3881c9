import type { Posting, Proof } from './services';

/** What became of a message; `reasons` are the service’s own words, if it refused and gave any. */
export interface Answer {
  is: 'sent' | 'failed' | 'unsure';
  reasons: string[];
}

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
  { address = location.pathname, fields, proof }: Posting,
  message: Record<string, string>,
  { fetch = globalThis.fetch, timeout = 15_000 }: SendOptions = {},
): Promise<Answer> {
  // By hand: Safari before 16 has no AbortSignal.timeout.
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), timeout);
  try {
    const response = await fetch(address, {
      method: 'POST',
      // Without it, most services answer with a page for people.
      headers: { Accept: 'application/json' },
      body: new URLSearchParams({ ...fields, ...message }),
      // Some services want to know which site writes; the page’s own path is nobody’s business.
      referrerPolicy: 'strict-origin-when-cross-origin',
      signal: waiting.signal,
    });
    return readAnswer(proof, response, await response.text());
  } catch {
    return { is: 'unsure', reasons: [] };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Reads the answer of a form service. A message was sent only where the service says so in its own way: pages that ask
 * for a captcha, or of another host, have a good status, too. What is neither that nor a clear no is `unsure`.
 */
export function readAnswer(
  proof: Proof,
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  body: string,
): Answer {
  const answer = parse(body);
  const errors = [get(answer, 'errors'), get(answer, 'error')].filter(isSaid);
  if (status >= 400 || errors.length > 0 || isDenied(answer)) {
    const [reasons = []] = [...errors, get(answer, 'message')]
      .map((said) => [said].flat().flatMap(wordsOf))
      .filter((words) => words.length > 0);
    return { is: 'failed', reasons: reasons.slice(0, MOST_REASONS) };
  }
  const isProven =
    'header' in proof
      ? headers.has(proof.header)
      : proof.json.some((name) => String(get(answer, name)) === 'true');
  return { is: status >= 200 && status < 300 && isProven ? 'sent' : 'unsure', reasons: [] };
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

/** Says whether an answer says no; FormSubmit writes "false" as a text. */
function isDenied(answer: unknown): boolean {
  const says = (name: string, no: RegExp) => no.test(String(get(answer, name)));
  return says('success', /^(false|0)$/i) || says('ok', /^(false|0)$/i) || says('status', /^error/i);
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
