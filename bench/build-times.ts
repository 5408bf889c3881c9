import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { build, copyProject } from '../__tests__/out/build';
import { filesIn } from '../export/sweep';

/** Where the benchmark builds, and leaves its result. */
export const FOLDER = join('.cache', 'bench');

/** An address at the root of a host, because that is where the benchmark serves the site. */
const SITE_URL = 'https://bench.example';

/** A copy of the project that was built, and how long that took. */
export interface Built {
  name: string;
  seconds: number;
  folder: string;
  /** The folder in it that has the site, and the site's files with their sizes in bytes. */
  out: string;
  files: ReadonlyMap<string, number>;
}

/**
 * Builds a copy of the project. A copy has no caches, so that every build does the same work, and
 * nobody's `out/` or `npm run dev` is disturbed.
 */
export function buildCopy(name: string, environment: Record<string, string>, events = 0): Built {
  const folder = join(FOLDER, name);
  console.log(`building ${folder}`);
  copyProject(folder);
  if (events > 0) writeEvents(join(folder, 'content', 'events'), events);

  const start = performance.now();
  const { status, output } = build(folder, { SITE_URL, ...environment });
  if (status !== 0) throw new Error(`the build in ${folder} failed:\n${output}`);
  const seconds = (performance.now() - start) / 1000;
  const out = join(folder, 'out');
  return { name, seconds, folder, out, files: sizesIn(out) };
}

function sizesIn(folder: string): Map<string, number> {
  return new Map(filesIn(folder).map((file) => [file, statSync(join(folder, file)).size]));
}

/** Puts many events in place of the few, each a copy of the first with a title and a day of its own. */
function writeEvents(folder: string, count: number) {
  const [first] = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
  if (first === undefined) {
    throw new Error(`${folder}: found no event; wanted at least one .yaml file to copy`);
  }
  const event = parseDocument(readFileSync(join(folder, first), 'utf8'));
  const title = event.get('title');
  event.delete('featured');
  event.delete('endDate');
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  for (let i = 1; i <= count; i++) {
    const number = String(i).padStart(4, '0');
    event.set('title', `${title} ${number}`);
    event.set(
      'date',
      new Date(Date.UTC(new Date().getFullYear() + 1, 0, i)).toISOString().slice(0, 10),
    );
    writeFileSync(join(folder, `${number}.yaml`), event.toString());
  }
}
