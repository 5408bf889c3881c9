import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readHtml, removeComments, writeHtml } from './html';
import { refuseFilters } from './filters';
import { hasIsland, loadOnTouch } from './islands';
import { addPolicy } from './policy';
import { takeRuntime } from './runtime';
import { expectStylesInside } from './styles';
import { dropUnused, filesIn, sweep } from './sweep';

/** A script file that a page wants beside it. */
interface ScriptFile {
  path: string;
  code: string;
}

/** A finished page: its HTML, and the data that React wants once it is touched. */
interface FinishedPage {
  html: string;
  script?: ScriptFile;
}

/**
 * Finishes a site that Next has exported to a folder: pages without Next's scripts, or with them
 * only once a form is touched; a policy in each; and no file that none of them asks for. `basePath`
 * is what addresses of the site begin with, such as `/site`, or nothing.
 * @throws {Error} when a page is not what Next 16 writes; it names the page.
 */
export function finish(folder: string, basePath: string) {
  dropUnused(folder);
  for (const file of filesIn(folder).filter((name) => name.endsWith('.html'))) {
    try {
      const { html, script } = finishPage(readFileSync(join(folder, file), 'utf8'), basePath);
      writeFileSync(join(folder, file), html);
      if (script) write(join(folder, script.path), script.code);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`export/ does not understand the page ${file}: ${reason}`, { cause: error });
    }
  }
  sweep(folder);
}

/** Finishes the HTML of one page. */
export function finishPage(source: string, basePath: string): FinishedPage {
  const document = readHtml(source);
  const { files, data, boot } = takeRuntime(document);
  expectStylesInside(document);

  if (!hasIsland(document)) {
    // React tells the parts of a page apart by comments; without it nobody reads them.
    removeComments(document);
    refuseFilters(document);
    addPolicy(document, false);
    return { html: writeHtml(document) };
  }

  // The boot call comes after the data, so that it doesn't matter which file comes first.
  const code = [...data, ...boot].join(';\n');
  const path = `_next/static/${createHash('sha256').update(code).digest('hex').slice(0, 16)}.js`;
  loadOnTouch(document, [`${basePath}/${path}`, ...files]);
  refuseFilters(document);
  addPolicy(document, true);
  return { html: writeHtml(document), script: { path, code } };
}

function write(path: string, text: string) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
