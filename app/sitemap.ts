import type { MetadataRoute } from 'next';
import { getContent } from '@/lib/content';
import { absoluteUrl } from '@/lib/metadata';
import { takes, talkTopics } from '@/lib/giving';
import { detailPath, monthlyPath, routes, talkPath } from '@/lib/routes';

export const dynamic = 'force-static';

/** Every page by its one address, with the day of its last change where content names one. */
export default function sitemap(): MetadataRoute.Sitemap {
  const { site, pages, events, programs } = getContent();
  const entry = (path: string, ...parts: { updated?: string }[]) => ({
    url: absoluteUrl(site, path),
    lastModified: parts
      .flatMap(({ updated }) => updated ?? [])
      .sort()
      .at(-1),
  });
  const { home, about, mission, donation, contact } = pages;
  return [
    entry(routes.home, home),
    entry(routes.about, about),
    entry(routes.mission, mission),
    entry(routes.events, pages.events, ...events),
    entry(routes.donation, donation),
    entry(routes.programs, pages.programs, ...programs),
    entry(routes.contact, contact),
    ...(takes(site.giving).frequency ? [entry(monthlyPath, donation)] : []),
    ...talkTopics(site.giving).map((about) => entry(talkPath(about), donation, contact)),
    ...events.map((event) => entry(detailPath('events', event.slug), event)),
    ...programs.map((program) => entry(detailPath('programs', program.slug), program)),
  ];
}
