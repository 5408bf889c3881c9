import type { MetadataRoute } from 'next';
import { getContent } from '@/lib/content';
import { absoluteUrl } from '@/lib/metadata';
import { takes, talkTopics } from '@/lib/giving';
import { detailPath, monthlyPath, routes, talkPath } from '@/lib/routes';

export const dynamic = 'force-static';

/** Every page by its one address. */
export default function sitemap(): MetadataRoute.Sitemap {
  const { site, events, programs } = getContent();
  const paths = [
    ...Object.values(routes),
    ...(takes(site.giving).frequency ? [monthlyPath] : []),
    ...talkTopics(site.giving).map(talkPath),
    ...events.map(({ slug }) => detailPath('events', slug)),
    ...programs.map(({ slug }) => detailPath('programs', slug)),
  ];
  return paths.map((path) => ({ url: absoluteUrl(site, path) }));
}
