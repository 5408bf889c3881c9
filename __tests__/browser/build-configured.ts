import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { build, copyProject } from '../out/build';
import { charities } from '../charities/charities';
import { EVENTS, FOLDER, OWN_PAGE, PICTURES, SETTINGS } from './configured';
import { putInOtherWords } from './other-words';

copyProject(FOLDER);
const content = join(FOLDER, 'content');
putInOtherWords(content);

/** Rewrites a content file; what is looked for has to be there. */
function change(name: string, pattern: RegExp, by: string) {
  const file = join(content, name);
  const words = readFileSync(file, 'utf8');
  if (!pattern.test(words)) throw new Error(`${file}: found nothing like ${pattern}`);
  writeFileSync(file, words.replace(pattern, by));
}

for (const [name, is] of Object.entries(SETTINGS)) {
  const isThere = new RegExp(`^${name}:`, 'm').test(
    readFileSync(join(content, 'site.yaml'), 'utf8'),
  );
  const before = isThere ? new RegExp(`^${name}:.*\\n(( .*)?\\n)*`, 'm') : /^/;
  change('site.yaml', before, `${name}: ${JSON.stringify(is)}\n`);
}
// Its mark is the first letter of its name.
change('site.yaml', /^logo:.*\n/m, '');
for (const [slug, event] of Object.entries(EVENTS)) {
  const filled = {
    summary: `${event.title}: come along.`,
    place: 'City Park',
    scene: 'noon',
    ...event,
  };
  writeFileSync(join(content, 'events', `${slug}.yaml`), JSON.stringify(filled));
}
mkdirSync(join(content, 'pages', 'more'));
writeFileSync(join(content, 'pages', 'more', 'helping.yaml'), JSON.stringify(OWN_PAGE));
mkdirSync(join(content, 'files'), { recursive: true });
writeFileSync(join(content, 'files', 'report.pdf'), '%PDF-1.4\n');
await sharp({ create: { width: 900, height: 600, channels: 3, background: '#6c9484' } })
  .jpeg()
  .toFile(join(content, 'media', 'Open day.jpg'));
for (const [file, [pattern, by]] of Object.entries(PICTURES)) change(file, pattern, by);

/** Builds a site, or says why it can't be built. */
function buildAt(...site: Parameters<typeof build>) {
  const { status, output } = build(...site);
  if (status !== 0) throw new Error(`the build in ${site[0]} failed:\n${output}`);
}

buildAt(FOLDER);
for (const { content: CONTENT_DIR, out: OUT_DIR } of charities)
  buildAt('.', { CONTENT_DIR, OUT_DIR });
