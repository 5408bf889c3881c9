import { href } from '@/lib/site/routes';

afterEach(() => jest.restoreAllMocks());

/** Lets the site stand in a folder. */
function publishIn(BASE_PATH: string | undefined) {
  jest.replaceProperty(process, 'env', { ...process.env, BASE_PATH });
}

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
