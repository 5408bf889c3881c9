import type { Metadata } from 'next';
import type { Content } from './content';
import { LOCALE } from './locale';
import type { Site } from './schema/site';
import { SHARE_SIZE } from './share/layout';
import { sharePath } from './share/share-images';
import { siteUrl } from './site-url';

/** The head of a page: its own title and description, the one address it goes by, and how it is announced where that is shared. */
export function pageMetadata(
  content: Content,
  path: string,
  { title, description }: { title: string; description: string },
): Metadata {
  const { site } = content;
  const image = absoluteUrl(site, sharePath(content, path));
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
      images: [{ url: image, ...SHARE_SIZE, type: 'image/png', alt: title }],
    },
    twitter: { card: 'summary_large_image' },
  };
}

/** A page's title as tabs and search results show it, with the charity's name once. */
export function pageTitle({ name }: Site, title: string): string {
  return title.includes(name) ? title : `${title} · ${name}`;
}

/** Address of a page with host and folder, such as `https://example.org/site/about/`. */
export function absoluteUrl(site: Site, path: string): string {
  return siteUrl(site).href.replace(/\/$/, '') + path;
}
