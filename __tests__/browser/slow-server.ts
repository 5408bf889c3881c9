import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** Serves a page up to the end of the first tag that begins like this, and the rest of it when that is called for. */
export async function startSlowServer(path: string, tag: string) {
  const html = readFileSync(`out${path}index.html`, 'utf8');
  const cut = html.indexOf('>', html.indexOf(tag)) + 1;
  let finish = () => {};
  const server = createServer(({ url }, response) => {
    if (url !== path) return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.write(html.slice(0, cut));
    finish = () => response.end(html.slice(cut));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { url: `http://localhost:${port}${path}`, finish: () => finish(), server };
}
