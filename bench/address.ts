import { posix } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** What a host does with an address: it answers with a file, or sends the visitor on. */
export type Reply = { status: 200 | 404; file: string } | { status: 308; location: string };

/** The type that a host names for a file. */
export function contentType(file: string): string {
  return TYPES[posix.extname(file).toLowerCase()] ?? 'application/octet-stream';
}

/** Whether a host compresses a file: text shrinks, pictures and type are as small as they get. */
export function isText(file: string): boolean {
  return contentType(file).includes('charset');
}

/** Answers an address as docs/deploying.md wants it from a host. */
export function resolveAddress(files: { has(file: string): boolean }, path: string): Reply {
  const file = path.slice(1);
  if (path.endsWith('/') && files.has(`${file}index.html`)) {
    return { status: 200, file: `${file}index.html` };
  }
  if (files.has(file)) return { status: 200, file };
  if (files.has(`${file}/index.html`)) return { status: 308, location: `${path}/` };
  return { status: 404, file: '404.html' };
}
