import { join } from 'node:path';
import { loadContent } from '@/lib/content';
import { checkSiteUrl, siteUrl } from '@/lib/site/site-url';

const { site } = loadContent(join(process.cwd(), 'content'));
const published = { ...site, url: 'https://example.org/charity' };

afterEach(() => jest.restoreAllMocks());

function override(SITE_URL: string | undefined) {
  jest.replaceProperty(process, 'env', { ...process.env, SITE_URL });
}

test.each([undefined, ''])('is the address in content where the override is %j', (value) => {
  override(value);
  expect(siteUrl(published).href).toBe('https://example.org/charity');
});

test.each(['https://preview.example.org/', 'https://example.org/pr/12', 'https://x.org:8443/'])(
  'is overridden by %s',
  (value) => {
    override(value);
    expect(siteUrl(published).href).toBe(value);
  },
);

test.each([
  'example.org',
  'http://example.org',
  'https://',
  'javascript:alert(1)',
  ' ',
  'https://example.org/?a',
  'https://example.org/#a',
  'https://example.org//',
])('refuses the override %j and says what is wanted', (value) => {
  override(value);
  expect(() => siteUrl(published)).toThrow(
    `SITE_URL: found “${value}”; wanted the address the site will have, such as https://www.example.org`,
  );
});

const EXAMPLE = 'https://junipercommons.example';

const check = (address: string, environment = {}) => checkSiteUrl(new URL(address), environment);

test.each([
  EXAMPLE,
  'https://www.junipercommons.example/site',
  'https://example.org',
  'https://www.example.com/',
  'https://charity.example.net',
  'https://charity.test',
])('%s is an example: a line says so, and what to write where', (address) => {
  const line = check(address);
  expect(line).toContain(`content/site.yaml: url: found “${address.replace(/\/$/, '')}”`);
  expect(line).toMatch(/wanted your site’s own address/);
  expect(line).not.toMatch(/\n/);
});

test.each([
  'https://charity.org',
  'https://www.charity.org/site/',
  'https://myexample.org',
  'https://example.org.uk',
  'https://name.github.io/project',
])('%s is as good as any', (address) => {
  expect(check(address)).toBeUndefined();
});

test('names the setting where the address stands', () => {
  expect(check(EXAMPLE, { SITE_URL: EXAMPLE })).toMatch(/^SITE_URL: found/);
});

test.each(['NETLIFY', 'CF_PAGES', 'WORKERS_CI', 'VERCEL', 'RENDER'])(
  'a host that would publish the example (%s) stops, unless it is a preview or has an address',
  (host) => {
    expect(() => check(EXAMPLE, { [host]: '1' })).toThrow(/^content\/site\.yaml: url: found/);
    expect(check(EXAMPLE, { [host]: '1', PREVIEW: 'yes' })).toBeUndefined();
    expect(check('https://charity.org', { [host]: '1' })).toBeUndefined();
  },
);

test('tests that run on GitHub are no publishing', () => {
  const line = check(EXAMPLE, { CI: 'true', GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'a/b' });
  expect(line).toMatch(/is only an example/);
});

test.each([
  ['Food-Bank/site', 'https://food-bank.github.io', 'https://food-bank.github.io/site'],
  ['name/project', 'https://name.github.io/other/', 'https://name.github.io/project'],
  ['name/Project', 'https://name.github.io/project', 'https://name.github.io/Project'],
  ['name/project', 'https://other.github.io/project', 'https://name.github.io/project'],
  ['Name/name.github.io', 'https://name.github.io/name.github.io', 'https://name.github.io'],
])('on GitHub %s isn’t at %s but at %s', (GITHUB_REPOSITORY, address, wanted) => {
  const line = check(address, { GITHUB_REPOSITORY });
  expect(line).toContain(`shows this repository at ${wanted};`);
  expect(check(address, { GITHUB_REPOSITORY, PREVIEW: 'yes' })).toBeUndefined();
});

test.each([
  ['Food-Bank/site', 'https://Food-Bank.github.io/site/'],
  ['name/Name.github.io', 'https://name.github.io/'],
  ['name/project', 'https://www.charity.org'],
  ['name/project', 'https://charity.org/project'],
  [undefined, 'https://name.github.io'],
  ['', 'https://name.github.io'],
])('on GitHub %s may be at %s', (GITHUB_REPOSITORY, address) => {
  expect(check(address, { GITHUB_REPOSITORY })).toBeUndefined();
});
