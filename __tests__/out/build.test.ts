import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesIn } from '@/export/sweep';
import { checkSiteUrl } from '@/lib/site/site-url';
import { AGAIN, LEFT_OUT, PREVIEW } from '../charities/charities';
import { build, linkProject } from './build';
import { addressesIn, deadEnd } from './links';
import { content, metaOf, openSite } from './site';

/** A line of a stack trace, which helps nobody who edits words. */
const STACK = /^\s+at .+:\d+/m;

describe('with something wrong, the build stops and', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'charity-site-'));
    linkProject(folder);
    mkdirSync(join(folder, 'out'));
    writeFileSync(join(folder, 'out', 'index.html'), 'the last good site');
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  function change(file: string, line: RegExp, replacement: string) {
    const path = join(folder, 'content', file);
    const before = readFileSync(path, 'utf8');
    expect(before).toMatch(line);
    writeFileSync(path, before.replace(line, replacement));
  }

  function expectLastSiteUntouched() {
    expect(filesIn(join(folder, 'out'))).toEqual(['index.html']);
    expect(readFileSync(join(folder, 'out', 'index.html'), 'utf8')).toBe('the last good site');
    expect(existsSync(join(folder, '.next'))).toBe(false);
  }

  test('says on one line which address is wrong, and what is wanted', () => {
    const { status, output } = build(folder, { SITE_URL: 'http://localhost:3000' });
    expect(status).toBeGreaterThan(0);
    expect(output).toMatch(/^SITE_URL:.*http:\/\/localhost:3000.*https:\/\//m);
    expect(output).not.toMatch(STACK);
    expectLastSiteUntouched();
  });

  test('keeps a host from publishing the example’s own address', () => {
    const { status, output } = build(folder, {
      SITE_URL: 'https://charity.example',
      NETLIFY: 'true',
    });
    expect(status).toBeGreaterThan(0);
    expect(output).toMatch(/^SITE_URL: found “https:\/\/charity\.example”.*only an example/m);
    expect(output).not.toMatch(STACK);
    expectLastSiteUntouched();
  });

  test('says that a setting of the machine is meant for writing code', () => {
    const { status, output } = build(folder, { NODE_ENV: 'development' });
    expect(status).toBeGreaterThan(0);
    expect(output).toMatch(/^NODE_ENV: found “development”; wanted/m);
    expectLastSiteUntouched();
  });

  test('names every slip in the content on a line of its own, and leaves the last site as it is', () => {
    change('site.yaml', /^( *email:).*$/m, '$1 hello at example');
    change('pages/home.yaml', /^title:.*$/m, 'title:');

    const { status, output } = build(folder);
    expect(status).toBeGreaterThan(0);
    expect(output).toMatch(
      /^ *content\/site\.yaml, line \d+: .*email.*“hello at example”.*wanted/m,
    );
    expect(output).toMatch(/^ *content\/pages\/home\.yaml, line \d+: title.*wanted/m);
    expect(output.match(/content\/\S+\.yaml/g)).toHaveLength(2);
    expect(output).not.toMatch(STACK);
    expectLastSiteUntouched();
  });
});

describe('built anew with content that an editor saved, in a folder with spaces and in no repository, by another user of a machine of another zone and language', () => {
  test('the site is the same, byte for byte', () => {
    const found = read(AGAIN.out);
    expect([...found.keys()]).toEqual([...read('out').keys()]);
    const changed = [...read('out')].filter(([file, text]) => found.get(file) !== text);
    expect(changed.map(([file]) => file)).toEqual([]);
  });

  test('what is likely wrong with the address is said once, at the end', () => {
    const known = checkSiteUrl(new URL(content.site.url), { ...process.env, SITE_URL: '' });
    const doubt = known?.replace('content/', `${AGAIN.content}/`);
    const output = readFileSync(AGAIN.log, 'utf8');
    const said = output.split('\n').filter((line) => line.includes('/site.yaml: url:'));
    expect(said).toEqual(doubt === undefined ? [] : [expect.stringContaining(doubt)]);
    expect(output.trimEnd().endsWith(doubt ?? '')).toBe(true);
  });

  const read = (folder: string) =>
    new Map(filesIn(folder).map((file) => [file, readFileSync(join(folder, file), 'latin1')]));
});

describe('built as a preview in a folder of a host, by a charity that has no events just now, and few pages', () => {
  const site = openSite(PREVIEW.out, new URL(PREVIEW.url));

  test('every address of the site begins with the folder and leads to a file', () => {
    const dead = site.html.flatMap(({ file, address: from, document }) =>
      addressesIn(document).flatMap((address) => {
        const fault = deadEnd(site, from, address);
        return fault === undefined ? [] : [`${file}: ${address} ${fault}`];
      }),
    );
    expect(dead).toEqual([]);
    expect(site.pages.length).toBeGreaterThanOrEqual(3);
  });

  test('Apache is told where the page for unknown addresses is on the host', () => {
    const told = readFileSync(join(site.folder, '.htaccess'), 'utf8');
    expect(told).toContain('\nErrorDocument 404 /site/404.html\n');
  });

  test('there is an events page, and none for an event', () => {
    const files = [...site.files].filter((file) => file.startsWith('events/'));
    expect(files).toEqual(['events/index.html']);
  });

  test('pages that content leaves out are not there, nor any link or file of theirs', () => {
    const left = [...site.files].filter((file) =>
      LEFT_OUT.some((id) => file.startsWith(`${id}/`) || file.startsWith(`share/${id}`)),
    );
    expect(left).toEqual([]);
  });

  test('search engines are asked to leave every page alone, and are led nowhere', () => {
    const asked = site.html.filter(({ document }) =>
      /\bnoindex\b/.test(metaOf(document, 'robots').join()),
    );
    expect(asked.map(({ file }) => file)).toEqual(site.html.map(({ file }) => file));
    const robots = readFileSync(join(site.folder, 'robots.txt'), 'utf8');
    expect(robots).not.toMatch(/Sitemap|Disallow/i);
  });

  test('every page goes by its address in the folder', () => {
    for (const { address, document } of site.pages) {
      const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
      expect(canonical).toBe(address.href);
      expect(canonical).toMatch(/^https:\/\/pages\.example\/site\//);
    }
  });

  test('no script is told to fetch from the root of the host', () => {
    const scripts = site.html.flatMap(({ document }) => [...document.scripts]);
    const astray = scripts.filter(({ text }) => /["'`(]\/_next\//.test(text));
    expect(astray.map(({ text }) => text)).toEqual([]);
  });
});
