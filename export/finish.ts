import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readHtml, removeComments, writeHtml } from './html';
import { refuseFilters } from './filters';
import { addPolicy } from './policy';
import { removeRuntime } from './runtime';
import { expectStylesInside, trimStyles } from './styles';
import { dropUnused, filesIn, sweep } from './sweep';

/**
 * Finishes a site that Next has exported to a folder: pages without Next's scripts, a policy in each,
 * and no file that none of them asks for.
 * @throws {Error} when a page is not what Next 16 writes; it names the page.
 */
export function finish(folder: string) {
  dropUnused(folder);
  const code = filesIn(folder)
    .filter((name) => name.startsWith('code/'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join(' ');
  for (const file of filesIn(folder).filter((name) => name.endsWith('.html'))) {
    try {
      writeFileSync(join(folder, file), finishPage(readFileSync(join(folder, file), 'utf8'), code));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`export/ does not understand the page ${file}: ${reason}`, { cause: error });
    }
  }
  sweep(folder);
}

/** Finishes the HTML of one page; `code` is what forms fetch, which may name classes that the page hasn't yet. */
export function finishPage(source: string, code = ''): string {
  const document = readHtml(source);
  removeRuntime(document);
  expectStylesInside(document);
  trimStyles(document, code);
  // React tells the parts of a page apart by comments; without it nobody reads them.
  removeComments(document);
  refuseFilters(document);
  addPolicy(document);
  return writeHtml(document);
}
