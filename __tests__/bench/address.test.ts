import { contentType, isText, resolveAddress } from '@/bench/address';

const files = new Set(['index.html', 'about/index.html', 'icon.svg', '404.html', '404/index.html']);

test.each([
  ['/', 'index.html'],
  ['/about/', 'about/index.html'],
  ['/about/index.html', 'about/index.html'],
  ['/icon.svg', 'icon.svg'],
])('%s is answered with %s', (path, file) => {
  expect(resolveAddress(files, path)).toEqual({ status: 200, file });
});

test('a visitor of a folder without its slash is sent on', () => {
  expect(resolveAddress(files, '/about')).toEqual({ status: 308, location: '/about/' });
});

test.each(['/nothing', '/nothing/', '/icon.svg/', '/about/nothing.css'])(
  '%s is answered with the not-found page',
  (path) => {
    expect(resolveAddress(files, path)).toEqual({ status: 404, file: '404.html' });
  },
);

test.each([
  ['index.html', 'text/html; charset=utf-8', true],
  ['_next/static/a.css', 'text/css; charset=utf-8', true],
  ['_next/static/a.js', 'text/javascript; charset=utf-8', true],
  ['icon.svg', 'image/svg+xml; charset=utf-8', true],
  ['index.txt', 'text/plain; charset=utf-8', true],
  ['events.json', 'application/json; charset=utf-8', true],
  ['site.webmanifest', 'application/manifest+json; charset=utf-8', true],
  ['events/gala.ics', 'text/calendar; charset=utf-8', true],
  ['media/photo.JPG', 'image/jpeg', false],
  ['_next/static/media/fraunces.woff2', 'font/woff2', false],
  ['.nojekyll', 'application/octet-stream', false],
])('%s is sent as %s', (file, type, compressed) => {
  expect(contentType(file)).toBe(type);
  expect(isText(file)).toBe(compressed);
});
