import type { MetadataRoute } from 'next';
import { getContent } from '@/lib/content';
import { absoluteUrl } from '@/lib/metadata';
import { routes } from '@/lib/routes';

export const dynamic = 'force-static';

/** Every page by its one address. */
export default function sitemap(): MetadataRoute.Sitemap {
  const { site } = getContent();
  return Object.values(routes).map((route) => ({ url: absoluteUrl(site, route) }));
}
