import { pickPages } from '@/bench/pick-pages';

const files = [
  'index.html',
  'index.txt',
  '404.html',
  '404/index.html',
  '_not-found/index.html',
  'events/index.html',
  'events/gala/index.html',
  'events/fair/index.html',
  'events/fair/map/index.html',
  'about/index.html',
  'about/team/index.html',
];

test('picks every page at the top and the first of each kind below', () => {
  expect(pickPages(files)).toEqual([
    '/',
    '/about/',
    '/about/team/',
    '/events/',
    '/events/fair/',
    '/events/fair/map/',
  ]);
});

test('picks the pages that were asked for', () => {
  expect(pickPages(files, ['/events/gala/', '/'])).toEqual(['/events/gala/', '/']);
});

test('says which page there is not, and which there are', () => {
  expect(() => pickPages(files, ['/', '/404/'])).toThrow(
    /^--pages: found “\/404\/”; wanted one of \/ \/about\/ /,
  );
});
