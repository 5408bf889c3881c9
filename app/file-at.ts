import { existsSync, readFileSync } from 'node:fs';
import { notFound } from 'next/navigation';

/** Serves a file as it is, or the not-found page where it isn't there. */
export function fileAt(path: string, type: string): Response {
  if (!existsSync(path)) notFound();
  return new Response(readFileSync(path), { headers: { 'Content-Type': type } });
}
