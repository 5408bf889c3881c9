import { existsSync } from 'node:fs';
import { footerRoutes, headerRoutes, href, routes } from '@/lib/site/routes';

afterEach(() => jest.restoreAllMocks());

/** Lets the site stand in a folder. */
function publishIn(BASE_PATH: string | undefined) {
  jest.replaceProperty(process, 'env', { ...process.env, BASE_PATH });
}

test('has the seven pages of the site', () => {
  expect(Object.values(routes).sort()).toEqual([
    '/',
    '/about/',
    '/contact/',
    '/donation/',
    '/events/',
    '/mission/',
    '/programs/',
  ]);
});

test.each(Object.values(routes))('has a page for %s', (route) => {
  expect(existsSync(`app${route}page.tsx`)).toBe(true);
});

test('lists the header’s links in their order', () => {
  expect(headerRoutes).toEqual(['about', 'mission', 'events', 'programs', 'contact']);
});

test('lists the footer’s links in their order', () => {
  expect(footerRoutes).toEqual(['about', 'mission', 'programs', 'events', 'contact']);
});

test.each([
  [undefined, '/about/', '/about/'],
  ['', '/', '/'],
  ['/site', '/about/', '/site/about/'],
  ['/site', '/', '/site/'],
  ['/a/b', '/icon.svg', '/a/b/icon.svg'],
])('in the folder %j links %s as %s', (folder, path, address) => {
  publishIn(folder);
  expect(href(path)).toBe(address);
});
