import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtSite, metaOf } from '../site';

const site = builtSite();
const read = (file: string) => readFileSync(join(site.folder, file), 'utf8');
const map = new DOMParser().parseFromString(read('sitemap.xml'), 'application/xml');

test('the sitemap names every page once, by its address, and no other', () => {
  const named = [...map.querySelectorAll('url > loc')].map(({ textContent }) => textContent);
  const found = site.pages.filter(({ document }) => metaOf(document, 'robots').length === 0);
  expect(named.toSorted()).toEqual(found.map(({ address }) => address.href).toSorted());
  expect(named.length).toBeGreaterThanOrEqual(7);
});

test('robots.txt lets everybody in and names the sitemap in full', () => {
  const address = new URL('sitemap.xml', new URL(site.base, site.origin)).href;
  const lines = read('robots.txt').trim().split(/\n+/);
  expect(lines).toEqual(['User-Agent: *', 'Allow: /', `Sitemap: ${address}`]);
});
