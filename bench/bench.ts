import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import prettier from 'prettier';
import puppeteer, { type Browser } from 'puppeteer-core';
import { findChromium } from '../__tests__/browser/chromium';
import { PORT } from '../__tests__/browser/configured';
import { buildCopy, FOLDER } from './build';
import { medians, table, type Figures } from './report';
import { EMPTY_PAGE, serve } from './serve';
import { touchForm } from './touch-form';
import { visit } from './visit';

/** The addresses of pages at the top, and of one in each folder below: the rest are alike. */
function onePerKind(files: string[]): string[] {
  const pages = files.map((file) => `/${file.replace('index.html', '')}`);
  return [...new Map(pages.map((page) => [page.replace(/(?<=^\/.+\/).+/, '*'), page])).values()];
}

/**
 * Measures pages beside the empty one. Every page is visited once before any is visited again, so that
 * a busy minute of this machine slows one visit of many pages, not all of one.
 */
async function measure(browser: Browser, pages: string[], runs: number) {
  const visits = new Map([EMPTY_PAGE, ...pages].map((page) => [page, new Array<Figures>()]));
  for (let run = 1; run <= runs; run++) {
    for (const [page, figures] of visits) {
      console.log(`visit ${run} of ${runs}: ${page}`);
      const touched = await touchForm(browser, `http://localhost:${PORT}${page}`);
      figures.push({ ...touched, ...(await visit(browser, `http://localhost:${PORT}`, page)) });
    }
  }
  const { FCP = NaN, LCP = NaN } = medians(visits.get(EMPTY_PAGE) ?? []);
  return [...visits].map(([page, all]) => {
    const figures = medians(all);
    const ratios = { 'FCP ×': (figures.FCP ?? NaN) / FCP, 'LCP ×': (figures.LCP ?? NaN) / LCP };
    return { page, ...figures, ...ratios };
  });
}

/** Builds, measures and reports; nothing is judged, because times differ from machine to machine. */
async function bench(): Promise<string> {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '5' }, pages: { type: 'string' } },
  });
  const runs = Number(values.runs);
  if (!(runs >= 1)) throw new Error(`--runs: found “${values.runs}”; wanted a number from 1 up`);
  const site = buildCopy('site');
  const grown = buildCopy('1000-events', 1000);
  rmSync(grown.out, { recursive: true });

  const server = await serve(site.out, PORT);
  const browser = await puppeteer.launch({
    executablePath: findChromium(),
    // Forms are sent as well, and what they would send must reach nobody.
    args: ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
  });
  try {
    const pages = values.pages?.split(',') ?? onePerKind(site.pages);
    const measured = await measure(browser, pages, runs);
    const builds = [site, grown].map(({ name, figures }) => ({ build: name, ...figures }));
    const programs = `Node ${process.versions.node}, ${await browser.version()}`;
    const title = `# Benchmark, ${programs}, visits: ${runs}`;
    return [title, table(measured), table(builds)].join('\n\n');
  } finally {
    await browser.close();
    server.close();
  }
}

const report = await prettier.format(await bench(), { parser: 'markdown' });
writeFileSync(join(FOLDER, 'result.md'), report);
console.log(`\n${report}`);
