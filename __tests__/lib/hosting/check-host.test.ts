import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { checkHost } from '@/lib/hosting/check-host';

const FILES = ['index.html', 'about/index.html', '404.html', 'code/form-1.js', 'calendar.ics'];
const YEAR = 'public, max-age=31536000, immutable';
const PAGE = `<main>${'word '.repeat(600)}</main>`;

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const safe = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'geolocation=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

const given = (status: number, type: string, cache: string, body = ''): Answer => ({
  status,
  headers: { ...safe, 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': cache },
  body,
});

/** What a good host answers. */
function goodAnswer(url: string): Answer {
  if (url === '/about?amount=50')
    return { status: 301, headers: { Location: '/about/?amount=50' }, body: '' };
  if (['/', '/about/'].includes(url)) return given(200, 'text/html', 'no-cache');
  if (url === '/code/form-1.js') return given(200, 'text/javascript', YEAR);
  if (url === '/calendar.ics') return given(200, 'text/calendar', 'no-cache');
  return given(404, 'text/html', 'no-cache', PAGE);
}

/** Checks a host that is good but for what a change makes of some answers. */
async function faultsOf(change: (answer: Answer, url: string) => Partial<Answer> = () => ({})) {
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const { url = '/' } = request;
    const good = goodAnswer(url);
    const { status, headers, body } = { ...good, ...change(good, url) };
    response.writeHead(status, headers).end(body);
  }).listen(0);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const faults = await checkHost(new URL(`http://localhost:${port}`), FILES);
  server.close();
  return faults.map(({ harm, path, text }) => `${harm} ${path}: ${text}`);
}

test('a good host has no faults', async () => {
  expect(await faultsOf()).toEqual([]);
});

test.each<[string, Parameters<typeof faultsOf>[0], RegExp[]]>([
  [
    'a page that isn’t there',
    (_, url) => (url === '/about/' ? { status: 404 } : {}),
    [/^loses \/about\/: status: found “404”; wanted 200$/],
  ],
  [
    'a page without its slash that shows without leading on',
    (_, url) => (url.startsWith('/about?') ? { status: 200 } : {}),
    [/^loses \/about\?amount=50: status: found “200”; wanted 301 or 308$/],
  ],
  [
    'a redirect that browsers may not remember',
    (_, url) => (url.startsWith('/about?') ? { status: 307 } : {}),
    [/^slows \/about\?amount=50: status: found “307”; wanted 301 or 308$/],
  ],
  [
    'a redirect that drops what the address says',
    (_, url) => (url.startsWith('/about?') ? { headers: { Location: '/about/' } } : {}),
    [/^loses \/about\?amount=50: location: found “\/about\/”; wanted \/about\/\?amount=50$/],
  ],
  [
    'a type that keeps calendars from opening',
    (_, url) =>
      url.endsWith('.ics')
        ? { headers: { ...safe, 'Cache-Control': 'no-cache', 'Content-Type': 'text/plain' } }
        : {},
    [
      /^loses \/calendar.ics: content-type: found “text\/plain”; wanted “text\/calendar; charset=utf-8”$/,
    ],
  ],
  [
    'pages that browsers may keep',
    ({ headers }, url) =>
      url === '/about/' ? { headers: { ...headers, 'Cache-Control': YEAR } } : {},
    [/^slows \/about\/: cache-control: found “public, max-age=31536000, immutable”/],
  ],
  [
    'code that is asked for anew',
    ({ headers }, url) =>
      url.endsWith('1.js') ? { headers: { ...headers, 'Cache-Control': 'no-cache' } } : {},
    [
      /^slows \/code\/form-1.js: cache-control: found “no-cache”; wanted “public, max-age=31536000, immutable”$/,
    ],
  ],
  [
    'text that isn’t compressed',
    (_, url) => (url === '/about/' ? { body: PAGE } : {}),
    [/^slows \/about\/: content-encoding: found none; wanted br or gzip$/],
  ],
  [
    'a missing header',
    ({ headers }, url) =>
      url === '/about/' ? { headers: { ...headers, 'X-Content-Type-Options': '' } } : {},
    [/^slows \/about\/: x-content-type-options: found none; wanted “nosniff”$/],
  ],
  [
    'a home page for what isn’t there',
    ({ status }, url) => (status === 404 && url.endsWith('/c') ? { status: 200 } : {}),
    [/^loses \/a\/b\/c: status: found “200”; wanted 404$/],
  ],
  [
    'the host’s own page for what isn’t there',
    ({ status }, url) => (status === 404 && url.endsWith('/c') ? { body: '<h1>Oops</h1>' } : {}),
    [/^loses \/a\/b\/c: page: found “<h1>Oops<\/h1>”; wanted that of 404.html$/],
  ],
  [
    'an answer for code that is gone which browsers keep',
    ({ status, headers }, url) =>
      status === 404 && url.endsWith('.js')
        ? { headers: { ...headers, 'Cache-Control': YEAR } }
        : {},
    [/^slows \/code\/message-form-00000000.js: cache-control: found “public/],
  ],
])('says that of %s', async (_name, change, wanted) => {
  expect(await faultsOf(change)).toEqual(wanted.map((text) => expect.stringMatching(text)));
});

afterEach(() => jest.restoreAllMocks());

/** Checks a host that is good over HTTPS, and answers so without it. */
async function faultsOverHttps(plain: () => Response) {
  const safer = { 'Strict-Transport-Security': 'max-age=63072000' };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (asked) => {
    const { protocol, pathname, search } = new URL(String(asked));
    if (protocol === 'http:') return plain();
    const { status, headers, body } = goodAnswer(pathname + search);
    return new Response(body, { status, headers: { ...headers, ...safer } });
  });
  return checkHost(new URL('https://charity.example'), FILES);
}

test.each([
  [
    'leads on to HTTPS',
    () => new Response('', { status: 301, headers: { Location: 'https://charity.example/' } }),
  ],
  [
    'answers over HTTPS alone',
    () => {
      throw new TypeError('fetch failed');
    },
  ],
])('a host that %s has no faults', async (_name, plain) => {
  expect(await faultsOverHttps(plain)).toEqual([]);
});

test('says that a host leaves people without HTTPS', async () => {
  expect(await faultsOverHttps(() => new Response(PAGE))).toEqual([
    {
      harm: 'slows',
      path: 'http://charity.example/',
      text: 'location: found none; wanted https://charity.example/',
    },
  ]);
});
