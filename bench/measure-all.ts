import type { RunningChromium } from './chromium';
import { EMPTY_PATH } from './empty-page';
import { visit, type Visit } from './lighthouse';
import { measurePage } from './measure-page';
import { medians } from './median';
import type { Measured } from './report';
import type { Served } from './serve-compressed';

/** What was measured, and the version of Lighthouse that did. */
export interface Result {
  measured: Measured[];
  lighthouse: string;
}

/**
 * Measures pages and the empty page in each build. Every page is visited once before any is visited
 * again, so that a busy minute of this machine slows one visit of many pages, not all of one.
 */
export async function measureAll(
  { browser, port }: RunningChromium,
  sites: readonly Served[],
  pages: readonly string[],
  runs: number,
): Promise<Result> {
  const targets = [EMPTY_PATH, ...pages].flatMap((page) =>
    sites.map((site) => ({ page, site, url: site.origin + page, visits: new Array<Visit>() })),
  );
  for (let run = 1; run <= runs; run++) {
    for (const { page, site, url, visits } of targets) {
      console.log(`visit ${run} of ${runs}: ${page} (${site.build})`);
      visits.push(await visit(url, port));
    }
  }
  const measured: Measured[] = [];
  for (const { page, site, url, visits } of targets) {
    measured.push({
      build: site.build,
      page,
      htmlBytes: site.bytesOf(`${page.slice(1)}index.html`),
      weight: await measurePage(browser, url),
      values: medians(visits.map(({ values }) => values)),
      losses: visits.at(-1)?.losses ?? [],
    });
  }
  return { measured, lighthouse: targets[0]?.visits[0]?.version ?? '' };
}
