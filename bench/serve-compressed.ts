import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { contentType, isText, resolveAddress } from './address';
import type { Built } from './build-times';
import { EMPTY_FILE, EMPTY_HTML } from './empty-page';

/** A site on this machine, as a good host would serve it. */
export interface Served {
  /** The build that it is. */
  build: string;
  origin: string;
  /** Size of a file as it goes over the network, without headers. */
  bytesOf(file: string): number;
  close(): void;
}

/**
 * Serves a build, with the empty page beside it. Everything is read and compressed once, before
 * the first request, so that no page waits for the disk or for Brotli.
 */
export async function serveCompressed({ name, out, files }: Built): Promise<Served> {
  const bodies = new Map(
    [...files.keys()].map((file) => [file, packed(file, readFileSync(join(out, file)))]),
  );
  bodies.set(EMPTY_FILE, packed(EMPTY_FILE, Buffer.from(EMPTY_HTML)));

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    answer(response, bodies, decodeURIComponent(pathname));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new Error(`the server's address: found ${address}; wanted one with a port`);
  }
  return {
    build: name,
    origin: `http://localhost:${address.port}`,
    bytesOf: (file) => bodies.get(file)?.length ?? 0,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function answer(response: ServerResponse, bodies: ReadonlyMap<string, Buffer>, path: string) {
  const reply = resolveAddress(bodies, path);
  if (reply.status === 308) return response.writeHead(308, { location: reply.location }).end();
  const { status, file } = reply;
  const encoding = isText(file) ? { 'content-encoding': 'br' } : {};
  return response
    .writeHead(status, { 'content-type': contentType(file), ...encoding })
    .end(bodies.get(file));
}

function packed(file: string, body: Buffer): Buffer {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return isText(file) ? brotliCompressSync(body, { params }) : body;
}
