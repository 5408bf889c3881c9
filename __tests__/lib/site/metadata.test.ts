import { join } from 'node:path';
import { loadContent } from '@/lib/content';
import { sharePath } from '@/lib/share/share-images';
import { absoluteUrl, pageMetadata, pageTitle } from '@/lib/site/metadata';

const content = loadContent(join(process.cwd(), 'content'));
const site = { ...content.site, name: 'Zebra House', url: 'https://example.org/charity/' };

beforeEach(() => {
  jest.replaceProperty(process, 'env', { ...process.env, SITE_URL: undefined });
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['About Us', 'About Us · Zebra House'],
  ['Welcome to Zebra House', 'Welcome to Zebra House'],
  ['Zebra House', 'Zebra House'],
])('puts the name into the title %s once', (title, words) => {
  expect(pageTitle(site, title)).toBe(words);
});

test.each([
  ['https://example.org', '/', 'https://example.org/'],
  ['https://example.org/', '/about/', 'https://example.org/about/'],
  ['https://example.org/charity', '/', 'https://example.org/charity/'],
  ['https://example.org/charity/', '/about/', 'https://example.org/charity/about/'],
  ['HTTPS://Example.ORG', '/icon.svg', 'https://example.org/icon.svg'],
])('below %s has %s at %s', (url, path, address) => {
  expect(absoluteUrl({ ...site, url }, path)).toBe(address);
});

const page = {
  path: '/events/',
  section: 'events',
  title: 'Events',
  description: 'What we do together.',
  heading: 'Join us',
  lead: 'All year round.',
  timeOfDay: 'noon',
  seed: 1,
} as const;

test('gives a page its own title and description, and its one address', () => {
  expect(pageMetadata(site, page)).toMatchObject({
    title: 'Events · Zebra House',
    description: 'What we do together.',
    alternates: { canonical: '/events/' },
  });
});

test('announces a page where its address is shared, with a picture of its own', () => {
  const url = sharePath(site, page);
  expect(pageMetadata(site, page)).toMatchObject({
    openGraph: {
      title: 'Events',
      description: 'What we do together.',
      url: '/events/',
      siteName: 'Zebra House',
      images: [{ url, width: 1200, height: 630, type: 'image/png', alt: 'Events' }],
    },
    twitter: { card: 'summary_large_image' },
  });
});

test('takes the address of the environment first', () => {
  jest.replaceProperty(process, 'env', { ...process.env, SITE_URL: 'https://preview.example.org' });
  expect(absoluteUrl(site, '/about/')).toBe('https://preview.example.org/about/');
});
