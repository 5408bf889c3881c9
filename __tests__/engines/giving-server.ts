import { existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { createJiti } from 'jiti';
import type { Gift } from '@/lib/donation/giving';
import type { Giving } from '@/lib/schema/giving';

/** How the code of the form fares: it comes, comes late, isn't there, fails as it starts, or is kept from running. */
export const FORTUNES = ['running', 'late', 'missing', 'throwing', 'blocked'] as const;
export type Fortune = (typeof FORTUNES)[number];

/** How much later than the page the code comes, in milliseconds. */
const LATE = 500;

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

interface PagesModule {
  givingPage: (giving: Giving, frequency: Gift['frequency']) => string;
}

/** Where the donation page of a setting stands, by what becomes of its code. */
export const pathOf = (fortune: Fortune, setting: string, frequency: Gift['frequency']) =>
  `/${fortune}/${setting}/${frequency}/`;

/** Serves the donation page of each setting, and the site around it, from this computer. */
export async function startGivingServer(settings: Record<string, Giving>) {
  const jiti = createJiti(import.meta.url, { jsx: { runtime: 'automatic' }, tsconfigPaths: true });
  const { givingPage } = await jiti.import<PagesModule>('./giving-pages.tsx');
  const pages = new Map<string, string>();
  for (const [setting, giving] of Object.entries(settings)) {
    for (const frequency of ['once', 'monthly'] as const) {
      const page = givingPage(giving, frequency);
      for (const fortune of FORTUNES) {
        pages.set(pathOf(fortune, setting, frequency), meeting(page, fortune));
      }
    }
  }

  const server = createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const page = pages.get(pathname);
    if (page !== undefined) return send(response, '.html', page);
    const [, fortune, file = ''] = /^\/([a-z]+)(\/code\/.*)$/.exec(pathname) ?? [];
    if (fortune === 'throwing') return send(response, '.js', 'throw new Error("no luck");');
    if (fortune === 'late') return void setTimeout(() => sendFile(response, file), LATE);
    return sendFile(response, fortune === 'running' ? file : pathname);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return { server, origin: originOf(server.address()) };
}

function originOf(address: string | AddressInfo | null) {
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return `http://localhost:${address.port}`;
}

/** A page whose code fares like this. */
function meeting(page: string, fortune: Fortune): string {
  return fortune === 'blocked'
    ? page.replace(/(script|style)-src [^;]*/g, "$1-src 'none'")
    : page.replace('data-code="/code/', `data-code="/${fortune}/code/`);
}

function sendFile(response: ServerResponse, pathname: string) {
  const file = join('out', pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  if (existsSync(file)) send(response, extname(file), readFileSync(file));
  else response.writeHead(404).end();
}

function send(response: ServerResponse, extension: string, body: string | Buffer) {
  response.writeHead(200, { 'Content-Type': TYPES[extension] ?? 'application/octet-stream' });
  response.end(body);
}
