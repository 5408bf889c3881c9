import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { directionOf } from '@/lib/text/locale';
import { builtSite, content, metaOf } from '../site';

const site = builtSite();
const { language } = content.site;

describe.each(site.html)('$file', ({ document }) => {
  test('says which language it is in, and how that is read', () => {
    const { lang, dir } = document.documentElement;
    expect([lang, dir || 'ltr']).toEqual([language, directionOf(language)]);
  });

  test('has one title and one description', () => {
    expect(document.head.querySelectorAll('title')).toHaveLength(1);
    expect(document.title).not.toBe('');
    expect(metaOf(document, 'description')).toEqual([expect.stringMatching(/\S/)]);
  });

  test('keeps phones from turning digits into links', () => {
    expect(metaOf(document, 'format-detection')).toEqual([
      expect.stringMatching(/\btelephone=no\b/),
    ]);
  });

  test('fits the screen and lets visitors zoom', () => {
    const [viewport = '', ...others] = metaOf(document, 'viewport');
    expect(viewport).toMatch(/\bwidth=device-width\b/);
    expect(viewport).not.toMatch(/maximum-scale|user-scalable/);
    expect(others).toEqual([]);
  });
});

describe.each(site.pages)('$file', ({ address, document }) => {
  test('goes by its own address and no other', () => {
    const links = [...document.querySelectorAll('link[rel="canonical"]')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([address.href]);
  });
});

test.each([
  ['title', ({ title }: Document) => title],
  ['description', (document: Document) => metaOf(document, 'description').join()],
])('no two pages share a %s', (_name, read) => {
  const found = site.pages.map(({ document }) => read(document));
  expect(found).toEqual([...new Set(found)]);
});

test('nothing that is published names the machine that it was built on', () => {
  const texts = [...site.files].filter((file) => /\.(html|txt|xml|ics)$/.test(file));
  const local = texts.filter((file) =>
    /localhost|127\.0\.0\.1/.test(readFileSync(join(site.folder, file), 'utf8')),
  );
  expect(local).toEqual([]);
  expect(texts).toContain('index.html');
});
