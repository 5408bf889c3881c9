import { join } from 'node:path';
import { loadContent } from '@/lib/content';
import { siteUrl } from '@/lib/site/site-url';

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
