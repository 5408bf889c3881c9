import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getContent } from '@/lib/content';
import { pageMetadata } from '@/lib/site/metadata';
import { pagesByPath } from '@/lib/site/site-pages';

/** All content, and which page stands at a path of the site; where none does, the not-found page answers. */
export function contentAt(path: string) {
  const content = getContent();
  return { ...content, page: pagesByPath(content).get(path) ?? notFound() };
}

/** The head of the page at a path. */
export function metadataAt(path: string): Metadata {
  const { site, page } = contentAt(path);
  return pageMetadata(site, page);
}
