import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { YEAR } from '../browser/configured';
import { writeEdges } from './edges';
import { writeSecond } from './second';

/** Where the words of a charity stand in a test, and where the site is that was built from them. */
export const placesOf = (name: string) => ({
  content: join('.cache', 'charities', name),
  out: join('.cache', 'charities', `${name}-out`),
});

/** Charities of other languages and sizes, and what else tells of theirs. */
export const charities = [
  { name: 'french', language: 'fr-FR', direction: 'ltr', locale: 'fr_FR', currency: 'EUR' },
  { name: 'arabic', language: 'ar-JO', direction: 'rtl', locale: 'ar_JO', currency: 'JOD' },
  { name: 'edges', language: 'en-GB', direction: 'ltr', locale: 'en_GB', currency: 'GBP' },
].map((charity) => ({ ...charity, ...placesOf(charity.name) }));

/** The charity that differs from the example in every setting, over which most tests run a second time. */
export const SECOND = placesOf('second');

/** The names of those whose words differ from the example's. */
export const names = ['second', ...charities.map(({ name }) => name)];

/** What a charity leaves out that has no events just now, and few pages. */
export const LEFT_OUT = ['about', 'programs', 'donation', 'contact'];

/** That charity, as a preview in a folder of a host. */
export const PREVIEW = { ...placesOf('preview'), url: 'https://pages.example/site/' };

/** The project's own site, its content saved anew, built by another user of a machine of another zone and language. */
export const AGAIN = {
  ...placesOf('again'),
  log: join('.cache', 'charities', 'again.log'),
  environment: { TZ: 'Pacific/Kiritimati', LANG: 'ar_EG.UTF-8' },
};

/** Writes the content of a charity into a folder, in place of what is there. */
export async function writeCharity(name: string, folder: string) {
  rmSync(folder, { recursive: true, force: true });
  if (name === 'edges') writeEdges(folder);
  else if (name === 'second') await writeSecond(folder);
  else if (name === 'preview') writePreview(folder);
  // As an editor saves it that knows nothing of comments and quotes.
  else if (name === 'again') rewrite('content', folder, (yaml) => stringify(parse(yaml)));
  // Its events of 2027 lie ahead whenever this is run.
  else
    rewrite(join('__tests__', 'charities', name), folder, (yaml) =>
      yaml.replaceAll('2027-', `${YEAR}-`),
    );
}

/** Copies words, each file written in another way. */
function rewrite(from: string, folder: string, change: (yaml: string) => string) {
  cpSync(from, folder, { recursive: true });
  for (const file of readdirSync(folder, { encoding: 'utf8', recursive: true })) {
    if (!file.endsWith('.yaml')) continue;
    const path = join(folder, file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  }
}

function writePreview(folder: string) {
  cpSync('content', folder, { recursive: true });
  for (const name of ['events', 'programs', ...LEFT_OUT.map((id) => `pages/${id}.yaml`)]) {
    rmSync(join(folder, name), { recursive: true });
  }
}
