import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { refuseFilters } from './filters';
import { readHtml, removeComments, writeHtml } from './html';
import { addPolicy } from './policy';
import { placeRefresh } from './refresh';
import { removeRuntime } from './runtime';
import { placeStyles, trimStyles } from './styles';
import { dropUnused, filesIn, sweep } from './sweep';

/**
 * Finishes a site that Next has exported to a folder: pages without Next's scripts, a policy in each,
 * and no file that none of them asks for.
 * @throws {Error} when a page is not what Next 16 writes; it names the page.
 */
export async function finish(folder: string) {
  const read = (pattern: RegExp) =>
    filesIn(folder)
      .filter((name) => pattern.test(name))
      .map((name) => [basename(name), readFileSync(join(folder, name), 'utf8')] as const);
  const beside: Beside = {
    sheets: new Map(read(/^_next\/.+\.css$/)),
    code: read(/^code\//)
      .map(([, text]) => text)
      .join(' '),
  };
  await dropUnused(folder);
  for (const file of filesIn(folder).filter((name) => name.endsWith('.html'))) {
    try {
      writeFileSync(
        join(folder, file),
        finishPage(readFileSync(join(folder, file), 'utf8'), beside),
      );
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`export/ does not understand the page ${file}: ${reason}`, { cause: error });
    }
  }
  sweep(folder);
}

/** What pages would fetch: style sheets by the names of their files, and the code of forms. */
interface Beside {
  sheets: ReadonlyMap<string, string>;
  /** It may name classes that a page hasn't yet. */
  code: string;
}

/** Finishes the HTML of one page. */
export function finishPage(source: string, { sheets, code }: Beside): string {
  const document = readHtml(source);
  removeRuntime(document);
  placeStyles(document, sheets);
  trimStyles(document, code);
  // React tells the parts of a page apart by comments; without it nobody reads them.
  removeComments(document);
  placeRefresh(document);
  refuseFilters(document);
  addPolicy(document);
  return writeHtml(document);
}
