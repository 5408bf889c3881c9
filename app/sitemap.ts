import type { MetadataRoute } from 'next';
import { getContent } from '@/lib/content';
import { absoluteUrl } from '@/lib/metadata';
import { detailPath, routes } from '@/lib/routes';

export const dynamic = 'force-static';

/** Every page by its one address. */
export default function sitemap(): MetadataRoute.Sitemap {
  const { site, events, programs } = getContent();
  const paths = [
    ...Object.values(routes),
    ...events.map(({ slug }) => detailPath('events', slug)),
    ...programs.map(({ slug }) => detailPath('programs', slug)),
  ];
  return paths.map((path) => ({ url: absoluteUrl(site, path) }));
}
