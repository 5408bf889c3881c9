import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SHARE_SIZE } from '@/lib/share/layout';
import { builtSite, content, metaOf } from '../site';

const site = builtSite();

/** The file that an address of the site is answered with. */
const fileAt = (address: string) => new URL(address).pathname.slice(site.base.length);

/** Width and height from the first chunk of a PNG. https://www.w3.org/TR/png-3/#11IHDR */
function sizeOf(file: string) {
  const bytes = readFileSync(join(site.folder, file));
  expect([...bytes.subarray(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

describe.each(site.pages)('$file', ({ address: { href }, document }) => {
  test('is announced with its own words, address and picture', () => {
    const [title = ''] = metaOf(document, 'og:title');
    expect(document.title).toContain(title);
    expect(metaOf(document, 'og:description')).toEqual(metaOf(document, 'description'));
    expect(metaOf(document, 'og:url')).toEqual([href]);
    expect(metaOf(document, 'og:site_name')).toEqual([content.site.name]);
    expect(metaOf(document, 'og:image:alt')).toEqual([expect.stringMatching(/\S/)]);
    expect(metaOf(document, 'twitter:card')).toEqual(['summary_large_image']);
  });

  test('has a picture of the size that is asked for, of less than 300 kB', () => {
    const [address = '', ...others] = metaOf(document, 'og:image');
    expect(others).toEqual([]);
    expect(address).toMatch(/^https:.*\.png$/);
    expect(sizeOf(fileAt(address))).toEqual(SHARE_SIZE);
    expect(statSync(join(site.folder, fileAt(address))).size).toBeLessThan(300_000);
  });
});

test('no two pages share a picture, and no picture is without a page', () => {
  const used = site.pages.flatMap(({ document }) => metaOf(document, 'og:image').map(fileAt));
  const made = [...site.files].filter((file) => file.startsWith('share/'));
  expect(used.toSorted()).toEqual(made.toSorted());
  const pictures = made.map((file) => readFileSync(join(site.folder, file), 'base64'));
  expect(new Set(pictures).size).toBe(made.length);
});

test.each(site.html)('$file names its icons', ({ document, address }) => {
  const filesOf = (selector: string) => {
    const links = [...document.querySelectorAll(`link${selector}`)];
    return links.map((link) => fileAt(new URL(link.getAttribute('href') ?? '', address).href));
  };
  const [apple = '', ...others] = filesOf('[rel="apple-touch-icon"]');
  expect(others).toEqual([]);
  expect(sizeOf(apple)).toEqual({ width: 180, height: 180 });
  expect(filesOf('[rel="icon"]')).toEqual([expect.stringMatching(/png$/), 'icon.svg']);
  // Search results show one whose side is a multiple of 48 pixels.
  // https://developers.google.com/search/docs/appearance/favicon-in-search
  const [png = ''] = filesOf('[rel="icon"][sizes="192x192"]');
  expect(sizeOf(png)).toEqual({ width: 192, height: 192 });
});

test('the icon at the root is one', () => {
  expect([...readFileSync(join(site.folder, 'favicon.ico')).subarray(0, 4)]).toEqual([0, 0, 1, 0]);
});
