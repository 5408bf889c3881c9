import { readAnswer, sendMessage } from '@/lib/message/send-message';
import { startEndpoint, type Endpoint } from '../../browser/endpoint';

const FIELDS = {
  name: "Ana O'Neill",
  email: 'ana+news@example.org',
  subject: 'Tom & Jo? 50% + é 💚',
  message: 'One\n\nthree = 3',
  'form-name': 'contact',
};

const refused = (...reasons: string[]) => ({ sent: false, why: 'refused', reasons });

describe('sendMessage', () => {
  let endpoint: Endpoint;

  beforeEach(async () => {
    endpoint = await startEndpoint();
  });

  afterEach(() => endpoint.close());

  test.each([
    '/formspree/ok',
    '/web3forms/ok',
    '/formsubmit/ok',
    '/basin/ok',
    '/netlify/ok',
    '/not-json',
  ])('is sent: %s', async (path) => {
    expect(await sendMessage(endpoint.origin + path, FIELDS)).toEqual({ sent: true });
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
    expect(await sendMessage(endpoint.origin + path, FIELDS)).toEqual(refused(...reasons));
  });

  test('posts every field once, as a form without script does', async () => {
    await sendMessage(`${endpoint.origin}/formspree/ok`, FIELDS);
    expect(endpoint.posts).toEqual([
      {
        path: '/formspree/ok',
        fields: FIELDS,
        headers: expect.objectContaining({
          accept: 'application/json',
          'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
        }),
      },
    ]);
  });

  test('lets a service know which site it is that writes', async () => {
    const fetch = jest.fn(globalThis.fetch);
    await sendMessage(`${endpoint.origin}/formspree/ok`, FIELDS, { fetch });
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({
      referrerPolicy: 'strict-origin-when-cross-origin',
    });
  });

  test('gives up on a service that doesn’t answer', async () => {
    expect(await sendMessage(`${endpoint.origin}/hang`, FIELDS, { timeout: 50 })).toEqual({
      sent: false,
      why: 'timeout',
      reasons: [],
    });
  });

  test('waits fifteen seconds, by a clock that every browser has', async () => {
    jest.useFakeTimers();
    const given = jest.fn();
    const fetch: typeof globalThis.fetch = (_address, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      });
    const answer = sendMessage('https://forms.example', FIELDS, { fetch }).then(given);
    await jest.advanceTimersByTimeAsync(14_999);
    expect(given).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await answer;
    expect(given).toHaveBeenCalledWith({ sent: false, why: 'timeout', reasons: [] });
    jest.useRealTimers();
  });

  test('says so when the connection breaks, and doesn’t send twice', async () => {
    expect(await sendMessage(`${endpoint.origin}/reset`, FIELDS)).toEqual({
      sent: false,
      why: 'network',
      reasons: [],
    });
    expect(endpoint.posts).toHaveLength(1);
  });

  test('says so when nobody is there', async () => {
    await endpoint.close();
    expect(await sendMessage(`${endpoint.origin}/formspree/ok`, FIELDS)).toEqual({
      sent: false,
      why: 'network',
      reasons: [],
    });
  });

  test('doesn’t throw on an address that is none', async () => {
    expect(await sendMessage('https://', FIELDS)).toMatchObject({ sent: false, why: 'network' });
  });
});

test.each([
  ['nothing', 204, ''],
  ['a page', 200, '<!doctype html><p>Thanks</p>'],
  ['a page that speaks of an error', 200, '<p>{"error":"no"}</p>'],
  ['half an answer', 200, '{"success":'],
  ['an old Formspree', 200, '{"success":"email sent","next":"/thanks"}'],
  ['a list', 200, '[]'],
  ['null', 200, 'null'],
  ['a word', 200, '"error"'],
  ['no errors', 201, '{"ok":true,"errors":[],"error":null,"message":"Saved"}'],
  ['errors without names', 200, '{"errors":{},"error":""}'],
  ['no error', 200, '{"error":false}'],
])('%s (%i) means sent', (_what, status, body) => {
  expect(readAnswer(status, body)).toEqual({ sent: true });
});

test.each([
  ['no network behind a fetch', 0, '', []],
  ['a redirect that nobody followed', 302, '', []],
  ['a status that is better known than the body', 500, '{"success":true}', []],
  ['a page', 404, '<h1>Not Found</h1>', []],
  ['a word', 429, 'Too many requests', []],
  ['ok: false', 200, '{"ok":false}', []],
  ['success: false without words', 200, '{"success":false}', []],
  ['an error that is only true', 200, '{"error":true,"message":"Full"}', ['Full']],
  ['an error of one’s own kind', 200, '{"error":{"code":7,"message":"Full"}}', ['Full']],
  ['errors that are texts', 400, '{"errors":["Full","Closed"]}', ['Full', 'Closed']],
  ['errors by field', 400, '{"errors":{"email":["bad"]},"message":"Wrong"}', ['Wrong']],
  ['an error beside a message', 400, '{"error":"Full","message":"Error"}', ['Full']],
  ['errors without words', 400, '{"errors":[null,7,{"code":1},""],"error":"Full"}', ['Full']],
])('%s (%i) means not sent', (_what, status, body, reasons) => {
  expect(readAnswer(status, body)).toEqual(refused(...reasons));
});

test.each([
  ['tags', '<b>Full</b>, see <a href="https://x.example">here</a>', 'Full , see here'],
  ['a tag without its end', 'Full <img src=x onerror="a()"', 'Full'],
  ['tags in tags', 'A <<b>script>', 'A < script>'],
  ['signs that only look like tags', '1 < 2 > 0', '1 < 2 > 0'],
  ['line ends and control characters', ' A\r\n\tB\0C\u202eD ', 'A B C D'],
])('reasons hold no %s', (_what, error, reason) => {
  expect(readAnswer(400, JSON.stringify({ error }))).toEqual(refused(reason));
});

test('reasons are few and short', () => {
  const answer = readAnswer(400, JSON.stringify({ errors: Array(100).fill('a'.repeat(1000)) }));
  expect(answer).toEqual(refused(...Array<string>(4).fill(`${'a'.repeat(120)}…`)));
});
