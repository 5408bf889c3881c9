import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { EVENTS, OWN_PAGE, PICTURES, SETTINGS } from '../browser/configured';
import { putInOtherWords } from './other-words';

/** Writes the second charity: the example's pages in other words, other settings, pictures and services. */
export async function writeSecond(content: string) {
  cpSync('content', content, { recursive: true });
  const site = join(content, 'site.yaml');
  putInOtherWords(content);
  for (const [name, is] of Object.entries(SETTINGS)) {
    const isThere = new RegExp(`^${name}:`, 'm').test(readFileSync(site, 'utf8'));
    const before = isThere ? new RegExp(`^${name}:.*\\n(( .*)?\\n)*`, 'm') : /^/;
    change(site, before, `${name}: ${JSON.stringify(is)}\n`);
  }
  // Its mark is the first letter of its name.
  change(site, /^logo:.*\n/m, '');
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
  for (const [file, [pattern, by]] of Object.entries(PICTURES))
    change(join(content, file), pattern, by);
}

/** Rewrites a content file; what is looked for has to be there. */
function change(file: string, pattern: RegExp, by: string) {
  const words = readFileSync(file, 'utf8');
  if (!pattern.test(words)) throw new Error(`${file}: found nothing like ${pattern}`);
  writeFileSync(file, words.replace(pattern, by));
}
