import { readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import compression from 'compression';
import express, { type Response } from 'express';
import { readHeadersFile } from '../lib/hosting/headers-file';

/** Serves a site as a CDN does that reads its `_headers`: `npm run serve -- <folder> <port>`. */
const [folder = 'out', port = '3000'] = process.argv.slice(2);
const root = resolve(folder);
const headersOf = readHeadersFile(readFileSync(join(root, '_headers'), 'utf8'));
/** The folder of its host for which the site was built, as its home page says. */
const [, home = 'https://localhost/'] =
  /<link rel="canonical" href="([^"]*)"/.exec(readFileSync(join(root, 'index.html'), 'utf8')) ?? [];
const { pathname } = new URL(home);

/** Says of a file what such a host does by itself, and then what `_headers` says. */
function setHeaders(response: Response, file: string) {
  const path = `/${relative(root, file).replaceAll(sep, '/')}`;
  response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
  for (const [name, value] of headersOf(path)) response.setHeader(name, value);
}

const send = express.static(root, { setHeaders, cacheControl: false });

/** Pictures and type are as small as they get. */
const isText = (type: unknown) => /^text\/|javascript|xml/.test(String(type));

express()
  .disable('x-powered-by')
  .use(compression({ filter: (_, response) => isText(response.getHeader('content-type')) }))
  // Some payment services send people back by POST.
  .post(/\/thanks\/$/, (request, _, next) => {
    request.method = 'GET';
    next();
  })
  // What the site says to hosts is not for visitors.
  .use(pathname, (request, response, next) =>
    request.path === '/_headers' ? next() : send(request, response, next),
  )
  .use((_, response) => {
    const page = join(root, '404.html');
    setHeaders(response, page);
    response.status(404).type('html').end(readFileSync(page));
  })
  .listen(Number(port), (error) => {
    if (!error) return console.log(`${folder} is served on http://localhost:${port}${pathname}`);
    console.error(
      `port ${port}: ${error.message}; wanted one that is free: npm run serve -- ${folder} 3001`,
    );
    process.exitCode = 1;
  });
