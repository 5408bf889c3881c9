import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import type { Browser } from 'puppeteer-core';
import { FOLDER } from './build';
import type { Figures } from './report';

const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

/** Lets Lighthouse judge a page, and keeps what it says of it beside the benchmark's result. */
export async function visit(browser: Browser, origin: string, page: string): Promise<Figures> {
  const port = Number(new URL(browser.wsEndpoint()).port);
  const result = await lighthouse(origin + page, { port, logLevel: 'error', output: 'html' });
  if (!result || result.lhr.runtimeError) {
    const found = result?.lhr.runtimeError?.message;
    throw new Error(`${page}: found “${found}”; wanted Lighthouse's scores`);
  }
  const { audits, categories } = result.lhr;
  writeFileSync(join(FOLDER, `${page.replaceAll('/', '-')}.html`), String(result.report));
  return Object.fromEntries([
    ...Object.entries(METRICS).map(([name, id]) => [name, audits[id]?.numericValue ?? NaN]),
    ...Object.entries(categories).map(([id, { score }]) => [id, (score ?? NaN) * 100]),
  ]);
}
