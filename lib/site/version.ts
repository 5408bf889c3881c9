import { createHash } from 'node:crypto';

/** A few letters that change when data do, for the name of a file, so that browsers and networks may keep it forever. */
export function versionOf(...data: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of data) hash.update(part);
  return hash.digest('hex').slice(0, 8);
}
