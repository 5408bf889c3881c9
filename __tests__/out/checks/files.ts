import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { pageTitle } from '@/lib/site/metadata';
import { freePath, takenNames } from '@/lib/site/routes';
import { movedPages, pagesByPath } from '@/lib/site/site-pages';
import { builtSite, content, fileOf, metaOf, pageOf, textOf } from '../site';

const site = builtSite();
const notFound = content.pages['not-found'];

test.each([...pagesByPath(content).keys()])(
  '%s is a file that any host can answer with',
  (route) => {
    expect(site.files).toContain(fileOf(route));
  },
);

test('every folder that isn’t a page of the charity’s own has a name that none of those can take', () => {
  const folders = new Set(
    [...site.files].filter((file) => /^\w.*\//.test(file)).map((file) => file.split('/')[0] ?? ''),
  );
  const own = [
    ...content.freePages.map(({ slug }) => freePath(slug)),
    ...movedPages(content).keys(),
  ];
  const rest = [...folders].filter((folder) => !own.includes(freePath(folder)));
  expect(rest.length).toBeGreaterThan(0);
  expect(rest.filter((folder) => !takenNames.includes(folder))).toEqual([]);
});

test('an empty .nojekyll keeps GitHub Pages from hiding the folder _next', () => {
  expect(lstatSync(join(site.folder, '.nojekyll')).size).toBe(0);
});

describe('404.html', () => {
  const { document } = pageOf(site, '404.html');

  test('is a regular file at the root, where hosts look for it', () => {
    expect(lstatSync(join(site.folder, '404.html')).isFile()).toBe(true);
  });

  test('is our own page, with a heading, a title and a language', () => {
    expect(textOf(document.querySelector('h1'))).toBe(notFound.heading);
    expect(document.title).toBe(pageTitle(content.site, notFound.title));
    expect(document.documentElement.lang).not.toBe('');
  });
});

test('search engines are kept from the not-found page and the end of a way, and from no other', () => {
  const kept = site.html.filter(({ document }) =>
    metaOf(document, 'robots').join().includes('noindex'),
  );
  const real = site.pages.map(({ file }) => file);
  expect(kept.map(({ file }) => file)).toContain('404.html');
  const unlisted = [...pagesByPath(content).values()].filter(({ isUnlisted }) => isUnlisted);
  expect(kept.map(({ file }) => file).filter((file) => real.includes(file))).toEqual(
    unlisted.map(({ path }) => fileOf(path)),
  );
});
