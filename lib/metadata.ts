import type { Metadata } from 'next';
import { LOCALE } from './locale';
import type { Site } from './schema/site';
import { siteUrl } from './site-url';

/** The size of share images, in pixels. https://ogp.me/#structured */
export const SHARE_SIZE = { width: 1200, height: 630 };

/** The head of a page: its own title and description, the one address it goes by, and how it is announced where that is shared. */
export function pageMetadata(
  site: Site,
  path: string,
  { title, description }: { title: string; description: string },
): Metadata {
  return {
    title: pageTitle(site, title),
    description,
    alternates: { canonical: absoluteUrl(site, path) },
    openGraph: {
      type: 'website',
      siteName: site.name,
      locale: LOCALE.replace('-', '_'),
      url: absoluteUrl(site, path),
      title,
      description,
      images: [
        { url: absoluteUrl(site, sharePath(path)), ...SHARE_SIZE, type: 'image/png', alt: title },
      ],
    },
    twitter: { card: 'summary_large_image' },
  };
}

/** Path of the picture that the page at a path is announced with. */
export function sharePath(path: string): string {
  const name = path.split('/').filter(Boolean).join('-');
  return `/share/${name || 'home'}.png`;
}

/** A page's title as tabs and search results show it, with the charity's name once. */
export function pageTitle({ name }: Site, title: string): string {
  return title.includes(name) ? title : `${title} · ${name}`;
}

/** Address of a page with host and folder, such as `https://example.org/site/about/`. */
export function absoluteUrl(site: Site, path: string): string {
  return siteUrl(site).href.replace(/\/$/, '') + path;
}
