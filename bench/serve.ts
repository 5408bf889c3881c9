import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sirv from 'sirv';
import { filesIn } from '../export/sweep';

/** The address of the empty page. */
export const EMPTY_PAGE = '/empty-page/';

/**
 * The least that a page can be and still be whole: what every other page is held against. It has the
 * site's icon, because a page without one asks for it, too, and gets nothing.
 */
const EMPTY_HTML = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>An empty page</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="A page with one heading and nothing else.">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<h1>An empty page</h1>
`;

/** Serves a site as a good host would, with the empty page beside it; puts both into its folder, compressed. */
export async function serve(folder: string, port: number) {
  writeFileSync(join(folder, 'empty-page.html'), EMPTY_HTML);
  // Text shrinks; pictures and type are as small as they get.
  for (const file of filesIn(folder).filter((file) => /\.(html|css|js|svg)$/.test(file))) {
    const path = join(folder, file);
    writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
  }
  const server = createServer(sirv(folder, { brotli: true })).listen(port);
  await once(server, 'listening');
  return server;
}
