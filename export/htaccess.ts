import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Tells Apache where its page for unknown addresses is, which it wants to know from the root of the host
 * (https://httpd.apache.org/docs/2.4/mod/core.html#errordocument).
 * `basePath` is the folder of the host that the site stands in, such as `/site`, or nothing.
 * @throws {Error} where `.htaccess` names no such page.
 */
export function placeHtaccess(folder: string, basePath: string) {
  const file = join(folder, '.htaccess');
  const text = readFileSync(file, 'utf8');
  const line = /^ErrorDocument 404 \/404\.html$/m;
  if (!line.test(text))
    throw new Error('public/.htaccess: found no line like ErrorDocument 404 /404.html');
  // Anew, since the copy may only be read where that in public/ may only be.
  rmSync(file);
  writeFileSync(file, text.replace(line, `ErrorDocument 404 ${basePath}/404.html`));
}
