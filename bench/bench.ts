import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCopy, FOLDER } from './build-times';
import { startChromium } from './chromium';
import { EMPTY_PATH } from './empty-page';
import { measureAll } from './measure-all';
import { BUILDS, readOptions, type Options } from './options';
import { pickPages } from './pick-pages';
import { buildTable, conditions, lossList, pageTable } from './report';
import { serveCompressed } from './serve-compressed';

/** How many events the grown copy of the site has. */
const MANY = 1000;

/** Builds, measures and reports; nothing is judged, because times differ from machine to machine. */
async function bench({ runs, pages, builds }: Options): Promise<string> {
  const built = builds.map((name) => buildCopy(name, BUILDS[name]));
  const chosen = pickPages(built[0]?.files.keys() ?? [], pages);
  const grown = buildCopy(`${MANY}-events`, BUILDS.finished, MANY);
  rmSync(grown.folder, { recursive: true });

  const sites = await Promise.all(built.map(serveCompressed));
  const chromium = await startChromium();
  try {
    const { measured, lighthouse } = await measureAll(chromium, sites, chosen, runs);
    return [
      '# Benchmark',
      conditions(runs, chromium.browser.version(), lighthouse),
      pageTable(measured, EMPTY_PATH),
      '## What lost points at the last visit',
      lossList(measured),
      '## Builds',
      'Each in a fresh copy of the project, without a cache; sizes in bytes, not compressed.',
      buildTable([...built, grown]),
    ].join('\n\n');
  } finally {
    await chromium.browser.close();
    for (const site of sites) site.close();
  }
}

try {
  const report = await bench(readOptions(process.argv.slice(2)));
  writeFileSync(join(FOLDER, 'result.md'), `${report}\n`);
  console.log(`\n${report}`);
} catch (error) {
  console.error(error instanceof Error ? `\n${error.message}\n` : error);
  process.exit(1);
}
