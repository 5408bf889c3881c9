import type { Metadata } from 'next';
import type { Site } from './schema/site';
import { siteUrl } from './site-url';

/** The head of a page: its own title and description, and the one address it goes by. */
export function pageMetadata(
  site: Site,
  path: string,
  { title, description }: { title: string; description: string },
): Metadata {
  return {
    title: pageTitle(site, title),
    description,
    alternates: { canonical: absoluteUrl(site, path) },
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
