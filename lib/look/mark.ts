import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The charity's mark as an SVG document, of any size: the icon of the browser's tab. */
export function readMark(): Buffer {
  return readFileSync(join(process.cwd(), 'app', 'icon.svg'));
}
