import lighthouse from 'lighthouse';
import type { Values } from './median';

const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** One visit of Lighthouse's phone, on the slow 4G that it reckons with. */
export interface Visit {
  /** Metrics by Lighthouse's names, in milliseconds; scores of categories, from 0 to 100. */
  values: Values;
  /** The audits that lost points. */
  losses: string[];
  /** Lighthouse's own version. */
  version: string;
}

/** Lets Lighthouse judge a page in the Chromium that listens at a port. */
export async function visit(url: string, port: number): Promise<Visit> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    disableFullPageScreenshot: true,
    onlyCategories: CATEGORIES,
  });
  const lhr = result?.lhr;
  if (!lhr || lhr.runtimeError) {
    throw new Error(`${url}: found “${lhr?.runtimeError?.message}”; wanted Lighthouse's scores`);
  }
  return {
    values: Object.fromEntries([
      ...METRICS.map((id) => [id, lhr.audits[id]?.numericValue ?? NaN]),
      ...CATEGORIES.map((id) => [id, (lhr.categories[id]?.score ?? NaN) * 100]),
    ]),
    losses: lossesIn(lhr),
    version: lhr.lighthouseVersion,
  };
}

type Lhr = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** Audits that count, in the categories that aren't full, with what Lighthouse says of them. */
function lossesIn({ categories, audits }: Lhr): string[] {
  return Object.values(categories)
    .filter(({ score }) => score !== 1)
    .flatMap(({ id, auditRefs }) =>
      auditRefs.flatMap((ref) => {
        const audit = audits[ref.id];
        if (ref.weight === 0 || !audit || audit.score === null || audit.score === 1) return [];
        return [`${audit.title} ${audit.displayValue ?? audit.explanation ?? `(${id})`}`];
      }),
    );
}
