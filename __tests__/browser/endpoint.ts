import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** What was posted to the endpoint. */
export interface Post {
  path: string;
  headers: IncomingHttpHeaders;
  fields: Record<string, string>;
}

/** A form service on this computer. */
export interface Endpoint {
  origin: string;
  /** All that was posted, in its order: one entry for each post, also for those that got no answer. */
  posts: Post[];
  close: () => Promise<void>;
}

type Reply = (response: ServerResponse) => void;

const json = (status: number, body: object): Reply =>
  reply(status, 'application/json', JSON.stringify(body));
const html = (status: number, body: string): Reply =>
  reply(status, 'text/html', `<!doctype html><p>${body}</p>`);

/** How each service answers, as far as its documents and those who use it say. */
const REPLIES: Record<string, Reply> = {
  '/formspree/ok': json(200, { next: 'https://formspree.io/thanks', ok: true }),
  '/formspree/field-error': json(422, {
    error: 'Validation errors',
    errors: [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }],
  }),
  '/formspree/quota': json(200, { error: 'form over quota' }),
  '/web3forms/ok': json(200, { success: true, message: 'Email sent successfully!' }),
  '/web3forms/refused': json(400, { success: false, message: 'Invalid Access Key' }),
  '/formsubmit/ok': json(200, { success: 'true', message: 'The form was submitted successfully.' }),
  '/formsubmit/no': json(200, { success: 'false', message: 'This form needs Activation.' }),
  '/basin/ok': json(200, { success: true }),
  '/netlify/ok': (response) => {
    response.setHeader('X-NF-Request-ID', '01KJD9FATBP38BK9EPSN617QKP');
    html(200, 'Thank you!')(response);
  },
  '/captcha': html(200, 'I am not a robot'),
  '/403': html(403, 'Forbidden'),
  '/500': html(500, 'Internal Server Error'),
  '/hang': () => {},
  '/reset': (response) => response.socket?.resetAndDestroy(),
};

/** Starts a form service that answers each path as a real one would; to be closed after the test. */
export async function startEndpoint(): Promise<Endpoint> {
  const posts: Post[] = [];
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    // Browsers post again by themselves when a connection that they had kept open breaks.
    response.setHeader('Connection', 'close');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    const { url: path = '', headers } = request;
    void text(request).then((body) => {
      if (request.method === 'POST') {
        posts.push({ path, headers, fields: Object.fromEntries(new URLSearchParams(body)) });
      }
      const answer = request.method === 'POST' ? REPLIES[path] : html(405, 'Only posts');
      (answer ?? html(404, 'Not found'))(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    origin: `http://127.0.0.1:${port}`,
    posts,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function reply(status: number, type: string, body: string): Reply {
  return (response) => {
    response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8` }).end(body);
  };
}
