import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesIn } from '@/export/sweep';
import { routes } from '@/lib/site/routes';
import { content } from '../browser/site';
import { startServer } from '../hosting/servers';
import { expect, test, type Tab } from './tab';

const { problem, failed } = content.site.forms;
const CODE = /\/code\/([a-z-]+)-\w+\.js/g;

test.skip(({ engine }) => engine === 'webkit', 'two engines press it');

/** Puts another build in the place of the one that stands in a folder: the code of its forms has another name. */
function redeploy(folder: string) {
  for (const file of filesIn(folder)) {
    const path = join(folder, file);
    if (file.startsWith('code/')) renameSync(path, path.replace(/-\w+\.js$/, '-new.js'));
    if (!file.endsWith('.html')) continue;
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(CODE, '/code/$1-new.js'));
  }
}

/** Presses the button of the form, with nothing filled in, and waits until the page says this. */
async function expectAnswer(tab: Tab, words: string) {
  await tab.evaluate(() => document.querySelector<HTMLElement>('form [type=submit]')?.click());
  await expect
    .poll(() => tab.evaluate(() => document.querySelector('main')?.innerText ?? ''))
    .toContain(words);
}

test('a page that was open while the site was put online anew shows the plain way, and is whole when it is opened again', async ({
  tab,
}) => {
  const work = mkdtempSync(join(tmpdir(), 'redeploy-'));
  const { url, stop } = await startServer('npm start', 'out', work, '');
  const pages = [routes.donation, routes.contact].map((path) => new URL(path, url).href);
  // Both are in the browser's cache from here on.
  for (const page of pages) await tab.open(page);
  redeploy(join(work, 'www'));
  await expectAnswer(tab, failed);
  for (const page of pages) {
    await tab.open(page);
    await expectAnswer(tab, problem);
  }
  await stop();
  rmSync(work, { recursive: true });
});
