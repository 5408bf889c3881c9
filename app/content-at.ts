import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { staticParams } from '@/app/params';
import { getContent } from '@/lib/content';
import { pageMetadata } from '@/lib/site/metadata';
import { routes, type RouteId } from '@/lib/site/routes';
import { movedPages, namesIn, pagesByPath } from '@/lib/site/site-pages';

/** All content, and which page stands at a path of the site; where none does, the not-found page answers. */
export function contentAt(path: string) {
  const content = getContent();
  return { ...content, page: pagesByPath(content).get(path) ?? notFound() };
}

/** The same for one of the main pages, with its words. */
export function contentOf<Id extends RouteId>(id: Id) {
  const content = contentAt(routes[id]);
  return { ...content, words: content.pages[id] ?? notFound() };
}

/** The page that stood at a path before, if it has another now. */
export function movedFrom(path: string) {
  const content = getContent();
  const page = movedPages(content).get(path);
  return page && { site: content.site, page };
}

/** The head of the page at a path; an old one is that of the page where it is now, for search engines to go there. */
export function metadataAt(path: string): Metadata {
  const moved = movedFrom(path);
  if (moved) return { ...pageMetadata(moved.site, moved.page), robots: { index: false } };
  const { site, page } = contentAt(path);
  return pageMetadata(site, page);
}

/** All values for a route of pages with a name in brackets: one for each page of its folder, and for each that was there. */
export function pageParams(name: string, folder: string) {
  return staticParams(name, namesIn(getContent(), folder));
}
