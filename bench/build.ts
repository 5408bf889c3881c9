import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { build, copyProject } from '../__tests__/out/build';
import { filesIn } from '../export/sweep';

/** Where the benchmark builds, and leaves its result. */
export const FOLDER = join('.cache', 'bench');

/**
 * Builds a copy of the project, if asked with many events. A copy has no caches, so that every build
 * does the same work, and nobody's `out/` or `npm run dev` is disturbed.
 */
export function buildCopy(name: string, events = 0) {
  const folder = join(FOLDER, name);
  console.log(`building ${folder}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  copyProject(folder);
  if (events > 0) writeEvents(join(folder, 'content', 'events'), events);

  const start = performance.now();
  // At the root of a host, because that is where the benchmark serves the site.
  const { status, output } = build(folder, { SITE_URL: 'https://bench.example' });
  if (status !== 0) throw new Error(`the build in ${folder} failed:\n${output}`);
  const seconds = (performance.now() - start) / 1000;
  const out = join(folder, 'out');
  const files = filesIn(out);
  const bytes = files.reduce((sum, file) => sum + statSync(join(out, file)).size, 0);
  const pages = files.filter((file) => /\bindex\.html$/.test(file));
  return { name, out, pages, figures: { seconds, pages: pages.length, bytes } };
}

/**
 * Puts many events in place of the few, each a copy of the first with a title and a day of its own: those of ten
 * years, and of the half year ahead.
 */
function writeEvents(folder: string, count: number) {
  const [first] = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
  if (first === undefined) throw new Error(`${folder}: found no event; wanted one to copy`);
  const event = parseDocument(readFileSync(join(folder, first), 'utf8'));
  const title = event.get('title');
  event.delete('featured');
  event.delete('endDate');
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  for (let i = 1; i <= count; i++) {
    const day = new Date(Date.now() + (1 / 2 - (10.5 * i) / count) * 365 * 86_400_000);
    event.set('title', `${title} ${i}`);
    event.set('date', day.toISOString().slice(0, 10));
    writeFileSync(join(folder, `${i}.yaml`), event.toString());
  }
}
