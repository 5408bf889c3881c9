import { readAnswer, sendMessage } from '@/lib/message/send-message';
import { postingTo, services, type Posting } from '@/lib/message/services';
import { startEndpoint, type Endpoint } from '../../browser/endpoint';

const MESSAGE = {
  name: "Ana O'Neill",
  email: 'ana+news@example.org',
  subject: 'Tom & Jo? 50% + é 💚',
  message: 'One\n\nthree = 3',
};
const FIELDS = { access_key: '0123' };

const sent = { is: 'sent', reasons: [] };
const unsure = { is: 'unsure', reasons: [] };
const failed = (...reasons: string[]) => ({ is: 'failed', reasons });

describe('sendMessage', () => {
  let endpoint: Endpoint;

  beforeEach(async () => {
    endpoint = await startEndpoint();
  });

  afterEach(() => endpoint.close());

  const postingOf = (path: string, proof = services.other.proof): Posting => ({
    address: endpoint.origin + path,
    fields: FIELDS,
    proof,
  });

  test.each([
    ['/formspree/ok', services.formspree],
    ['/web3forms/ok', services.web3forms],
    ['/formsubmit/ok', services.formsubmit],
    ['/basin/ok', services.basin],
    ['/netlify/ok', services.netlify],
  ])('is sent: %s', async (path, { proof }) => {
    expect(await sendMessage(postingOf(path, proof), MESSAGE)).toEqual(sent);
  });

  test.each([
    ['/formspree/field-error', ['email: should be an email']],
    ['/formspree/quota', ['form over quota']],
    ['/web3forms/refused', ['Invalid Access Key']],
    ['/formsubmit/no', ['This form needs Activation.']],
    ['/403', []],
    ['/500', []],
    ['/nowhere', []],
  ])('is refused: %s', async (path, reasons) => {
    expect(await sendMessage(postingOf(path), MESSAGE)).toEqual(failed(...reasons));
  });

  test('posts every field once, as a form without script does', async () => {
    await sendMessage(postingOf('/formspree/ok'), MESSAGE);
    expect(endpoint.posts).toEqual([
      {
        path: '/formspree/ok',
        fields: { ...FIELDS, ...MESSAGE },
        headers: expect.objectContaining({
          accept: 'application/json',
          'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
        }),
      },
    ]);
  });

  test('lets a service know which site it is that writes', async () => {
    const fetch = jest.fn(globalThis.fetch);
    await sendMessage(postingOf('/formspree/ok'), MESSAGE, { fetch });
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({
      referrerPolicy: 'strict-origin-when-cross-origin',
    });
  });

  test('can’t tell where a service doesn’t answer', async () => {
    expect(await sendMessage(postingOf('/hang'), MESSAGE, { timeout: 50 })).toEqual(unsure);
  });

  test('waits fifteen seconds, by a clock that every browser has', async () => {
    jest.useFakeTimers();
    const given = jest.fn();
    const fetch: typeof globalThis.fetch = (_address, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      });
    const answer = sendMessage(postingOf('/'), MESSAGE, { fetch }).then(given);
    await jest.advanceTimersByTimeAsync(14_999);
    expect(given).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await answer;
    expect(given).toHaveBeenCalledWith(unsure);
    jest.useRealTimers();
  });

  test('can’t tell where the connection breaks, and doesn’t send twice', async () => {
    expect(await sendMessage(postingOf('/reset'), MESSAGE)).toEqual(unsure);
    expect(endpoint.posts).toHaveLength(1);
  });

  test('can’t tell where nobody is there', async () => {
    await endpoint.close();
    expect(await sendMessage(postingOf('/formspree/ok'), MESSAGE)).toEqual(unsure);
  });

  test('doesn’t throw on an address that is none', async () => {
    const posting = { ...postingOf('/'), address: 'https://' };
    expect(await sendMessage(posting, MESSAGE)).toEqual(unsure);
  });
});

describe('what an answer means to each service', () => {
  type Outcome = 'sent' | 'failed' | 'unsure';
  const [SENT, FAILED, UNSURE] = ['sent', 'failed', 'unsure'] as const;
  const names = [
    'formspree',
    'web3forms',
    'formsubmit',
    'basin',
    'netlify',
    'other',
  ] as const satisfies (keyof typeof services)[];

  const NETLIFY = { 'X-NF-Request-ID': '01KJD9FATBP38BK9EPSN617QKP' };
  const page = (words: string) => `<!doctype html><title>Form</title><p>${words}</p>`;
  const all = (outcome: Outcome) => names.map(() => outcome);

  /** For each answer, what it means to the services, in their order. */
  const answers: [what: string, status: number, body: string, headers: object, Outcome[]][] = [
    ['ok', 200, '{"ok":true,"next":"/thanks"}', {}, [SENT, UNSURE, UNSURE, UNSURE, UNSURE, SENT]],
    ['success', 200, '{"success":true}', {}, [UNSURE, SENT, SENT, SENT, UNSURE, SENT]],
    ['"success"', 200, '{"success":"true"}', {}, [UNSURE, SENT, SENT, SENT, UNSURE, SENT]],
    [
      'no errors',
      201,
      '{"ok":true,"success":true,"errors":[],"error":null,"message":"Saved"}',
      {},
      [SENT, SENT, SENT, SENT, UNSURE, SENT],
    ],
    [
      'a page of Netlify',
      200,
      page('Thanks'),
      NETLIFY,
      [UNSURE, UNSURE, UNSURE, UNSURE, SENT, UNSURE],
    ],
    ['nothing', 204, '', {}, all(UNSURE)],
    ['an empty body', 200, '', {}, all(UNSURE)],
    ['a captcha', 200, page('I am not a robot'), {}, all(UNSURE)],
    ['a page to activate the form', 200, page('Check your email'), {}, all(UNSURE)],
    ['a page without such a form', 200, page('Form not found'), {}, all(UNSURE)],
    ['a page to log in', 200, page('<input type="password">'), {}, all(UNSURE)],
    ['the site’s own page', 200, page('Contact'), {}, all(UNSURE)],
    ['a page that speaks of success', 200, page('{"success":true}'), {}, all(UNSURE)],
    ['half an answer', 200, '{"success":true,"ok":tr', {}, all(UNSURE)],
    ['a list', 200, '[]', {}, all(UNSURE)],
    ['null', 200, 'null', {}, all(UNSURE)],
    ['true', 200, 'true', {}, all(UNSURE)],
    ['a word', 200, '"False"', {}, all(UNSURE)],
    ['an object without a word', 200, '{}', {}, all(UNSURE)],
    ['another word than true', 200, '{"success":"email sent"}', {}, all(UNSURE)],
    ['a redirect that nobody followed', 302, '{"ok":true,"success":true}', {}, all(UNSURE)],
    ['success: false', 200, '{"success":false}', {}, all(FAILED)],
    ['success: "false"', 200, '{"success":"false"}', {}, all(FAILED)],
    ['success: "False"', 200, '{"success":"False"}', {}, all(FAILED)],
    ['success: 0', 200, '{"success":0}', {}, all(FAILED)],
    ['ok: false', 200, '{"ok":false}', {}, all(FAILED)],
    ['status: error', 200, '{"status":"error"}', {}, all(FAILED)],
    ['an error', 200, '{"error":"form over quota"}', {}, all(FAILED)],
    ['errors beside success', 200, '{"ok":true,"success":true,"errors":["a"]}', {}, all(FAILED)],
    ['a denial by Netlify’s host', 200, '{"error":"spam"}', NETLIFY, all(FAILED)],
    ['a form that isn’t known', 404, page('Not Found'), NETLIFY, all(FAILED)],
    ['a page that forbids', 403, page('Forbidden'), {}, all(FAILED)],
    ['wrong words', 422, '{"errors":[{"message":"bad"}]}', {}, all(FAILED)],
    ['too many requests', 429, 'Too many requests', {}, all(FAILED)],
    ['a broken service', 500, '{"ok":true,"success":true}', {}, all(FAILED)],
  ];

  test.each(
    answers.flatMap(([what, status, body, headers, outcomes]) =>
      names.map((name, place) => ({ name, what, status, body, headers, is: outcomes[place] })),
    ),
  )('$name: $what ($status) means $is', ({ name, status, body, headers, is }) => {
    const response = { status, headers: new Headers(Object.entries(headers)) };
    expect(readAnswer(services[name].proof, response, body).is).toBe(is);
  });

  test('the table has all services', () => {
    expect(Object.keys(services).sort()).toEqual([...names].sort());
  });
});

const read = (status: number, body: string) =>
  readAnswer(services.other.proof, { status, headers: new Headers() }, body);

test.each([
  ['an error that is only true', 200, '{"error":true,"message":"Full"}', ['Full']],
  ['an error of one’s own kind', 200, '{"error":{"code":7,"message":"Full"}}', ['Full']],
  ['errors that are texts', 400, '{"errors":["Full","Closed"]}', ['Full', 'Closed']],
  ['errors by field', 400, '{"errors":{"email":["bad"]},"message":"Wrong"}', ['Wrong']],
  ['an error beside a message', 400, '{"error":"Full","message":"Error"}', ['Full']],
  ['errors without words', 400, '{"errors":[null,7,{"code":1},""],"error":"Full"}', ['Full']],
  ['a status with a message', 200, '{"status":"error","message":"Full"}', ['Full']],
  ['a page', 404, '<h1>Not Found</h1>', []],
])('repeats what the service says: %s (%i)', (_what, status, body, reasons) => {
  expect(read(status, body)).toEqual(failed(...reasons));
});

test.each([
  ['tags', '<b>Full</b>, see <a href="https://x.example">here</a>', 'Full , see here'],
  ['a tag without its end', 'Full <img src=x onerror="a()"', 'Full'],
  ['tags in tags', 'A <<b>script>', 'A < script>'],
  ['signs that only look like tags', '1 < 2 > 0', '1 < 2 > 0'],
  ['line ends and control characters', ' A\r\n\tB\0C\u202eD ', 'A B C D'],
])('reasons hold no %s', (_what, error, reason) => {
  expect(read(400, JSON.stringify({ error }))).toEqual(failed(reason));
});

test('reasons are few and short', () => {
  const answer = read(400, JSON.stringify({ errors: Array(100).fill('a'.repeat(1000)) }));
  expect(answer).toEqual(failed(...Array<string>(4).fill(`${'a'.repeat(120)}…`)));
});

test.each(['https://formsubmit.co', 'https://www.formsubmit.co'])(
  'posts to %s by code where JSON comes back, and without script where a page does',
  (host) => {
    for (const code of ['a@example.org', 'el/abc', '0123abcd']) {
      for (const endpoint of [`${host}/${code}`, `${host}/ajax/${code}`]) {
        const { attributes, posting } = postingTo({ service: 'formsubmit', endpoint });
        expect(attributes.action).toBe(`${host}/${code}`);
        expect(posting.address).toBe(`${host}/ajax/${code}`);
      }
    }
  },
);
