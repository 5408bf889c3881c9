import { availableParallelism } from 'node:os';
import type { Built } from './build-times';
import type { Weight } from './measure-page';
import type { Values } from './median';
import { pagesIn } from './pick-pages';
import { figure, table } from './table';

/** All that was measured of one page in one build. */
export interface Measured {
  build: string;
  page: string;
  /** Its HTML, compressed, without headers. */
  htmlBytes: number;
  weight: Weight;
  values: Values;
  losses: string[];
}

/** A column of the table of pages; some need the empty page of the same build. */
type Column = [heading: string, cell: (page: Measured, empty: Measured | undefined) => string];

const COLUMNS: Column[] = [
  ['page', ({ page }) => page],
  ['build', ({ build }) => build],
  ['HTML', ({ htmlBytes }) => figure(htmlBytes)],
  ['bytes', ({ weight }) => figure(weight.bytes)],
  ['requests', ({ weight }) => figure(weight.requests)],
  ['script', ({ weight }) => figure(weight.scriptBytes)],
  ['touched', ({ weight }) => figure(weight.scriptBytesAfterTouch)],
  ['FCP', ({ values }) => figure(values['first-contentful-paint'])],
  ['× empty', (page, empty) => ratio('first-contentful-paint', page, empty)],
  ['LCP', ({ values }) => figure(values['largest-contentful-paint'])],
  ['× empty', (page, empty) => ratio('largest-contentful-paint', page, empty)],
  ['TBT', ({ values }) => figure(values['total-blocking-time'])],
  ['CLS', ({ values }) => figure(values['cumulative-layout-shift'], 3)],
  ['perf', ({ values }) => figure(values.performance)],
  ['a11y', ({ values }) => figure(values.accessibility)],
  ['best', ({ values }) => figure(values['best-practices'])],
  ['SEO', ({ values }) => figure(values.seo)],
];

/** The table of pages. */
export function pageTable(measured: readonly Measured[], emptyPath: string): string {
  const emptyOf = (build: string) =>
    measured.find((other) => other.page === emptyPath && other.build === build);
  return table(
    COLUMNS.map(([heading]) => heading),
    measured.map((page) => COLUMNS.map(([, cell]) => cell(page, emptyOf(page.build)))),
  );
}

/** The table of builds. */
export function buildTable(builds: readonly Built[]): string {
  return table(
    ['build', 'seconds', 'pages', 'files', 'bytes', 'largest HTML'],
    builds.map(({ name, seconds, files }) => {
      const html = [...files].filter(([file]) => file.endsWith('.html')).map(([, size]) => size);
      const pages = pagesIn(files.keys()).length;
      const bytes = [...files.values()].reduce((sum, size) => sum + size, 0);
      const figures = [seconds, pages, files.size, bytes, Math.max(0, ...html)];
      return [name, ...figures.map((value) => figure(value))];
    }),
  );
}

/** The audits that lost points, a line for each page that they lost them on. */
export function lossList(measured: readonly Measured[]): string {
  const lines = measured
    .filter(({ losses }) => losses.length > 0)
    .map(({ page, build, losses }) => `- ${page} (${build}): ${losses.join('; ')}`);
  return lines.length === 0 ? 'No audit lost a point.' : lines.join('\n');
}

/** When and on what all was measured, and what the headings mean. */
export function conditions(runs: number, chromium: string, lighthouse: string): string {
  return `${new Date().toISOString()}, Node ${process.versions.node}, Chromium ${chromium}, Lighthouse ${lighthouse}, CPUs: ${availableParallelism()}, visits per page: ${runs}

Sizes are in bytes: HTML compressed with Brotli; all that a first visit brings over the network, with
headers; scripts among it, before and after the page is touched. Times are in milliseconds, the
median of all visits by Lighthouse's phone on a simulated slow 4G: first and largest paint, each also
as a multiple of the empty page's, and how long scripts blocked the page.`;
}

function ratio(metric: string, page: Measured, empty: Measured | undefined): string {
  return figure((page.values[metric] ?? NaN) / (empty?.values[metric] ?? NaN), 2);
}
