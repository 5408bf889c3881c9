import type { MetadataRoute } from 'next';
import { getContent } from '@/lib/content';
import { absoluteUrl } from '@/lib/site/metadata';
import { pagesByPath } from '@/lib/site/site-pages';

export const dynamic = 'force-static';

/** Every page by its one address, with the day of its last change where content names one. */
export default function sitemap(): MetadataRoute.Sitemap {
  const content = getContent();
  const pages = [...pagesByPath(content).values()].filter(({ isUnlisted }) => !isUnlisted);
  return pages.map(({ path, updated }) => ({
    url: absoluteUrl(content.site, path),
    lastModified: updated,
  }));
}
