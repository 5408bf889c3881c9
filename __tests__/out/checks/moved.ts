import { absoluteUrl } from '@/lib/site/metadata';
import { movedPages } from '@/lib/site/site-pages';
import { builtSite, content, fileOf, metaOf, pageOf, refreshOf } from '../site';

const site = builtSite();
const moved = [...movedPages(content)];

test('old addresses lead on, and no other page does', () => {
  const leading = site.html.filter(({ document }) => refreshOf(document));
  expect(leading.map(({ file }) => file).sort()).toEqual(moved.map(([old]) => fileOf(old)).sort());
});

test('an old address leads to the new one, for browsers, search engines and by a link', () => {
  for (const [old, { path }] of moved) {
    const { document } = pageOf(site, fileOf(old));
    const address = site.base + path.slice(1);
    expect(refreshOf(document)).toBe(`0; url=${address}`);
    expect(document.head.contains(document.querySelector('meta[http-equiv="refresh"]'))).toBe(true);
    expect(metaOf(document, 'robots').join()).toMatch('noindex');
    const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
    expect(canonical).toBe(absoluteUrl(content.site, path));
    expect(document.querySelector(`main a[href="${address}"]`)).not.toBeNull();
  }
});
