import { notFound } from 'next/navigation';
import { contentAt, metadataAt, movedFrom, pageParams } from '@/app/content-at';
import type { Params } from '@/app/params';
import { EventDetail } from '@/components/events/event-detail';
import { JsonLd } from '@/components/frame/json-ld';
import { Moved } from '@/components/frame/moved';
import { SiteLayout } from '@/components/frame/site-layout';
import { Invitation } from '@/components/ui/invitation';
import { PageHero } from '@/components/ui/page-hero';
import { isOver } from '@/lib/events/moments';
import { sharePath } from '@/lib/share/share-images';
import { buildTime } from '@/lib/site/build-time';
import { absoluteUrl } from '@/lib/site/metadata';
import { contactHref } from '@/lib/site/nav';
import { detailPath, routes } from '@/lib/site/routes';
import { eventData } from '@/lib/structured-data/event';

export const dynamicParams = false;

export const generateStaticParams = () => pageParams('slug', routes.events);

export async function generateMetadata({ params }: Params<'slug'>) {
  return metadataAt(detailPath('events', (await params).slug));
}

export default async function EventPage({ params }: Params<'slug'>) {
  const { slug } = await params;
  const path = detailPath('events', slug);
  const moved = movedFrom(path);
  if (moved) return <Moved {...moved} />;
  const { site, pages, events, page } = contentAt(path);
  const event = events.find((candidate) => candidate.slug === slug) ?? notFound();
  const words = pages.events ?? notFound();
  const { next } = words.detail;
  const now = buildTime();
  return (
    <SiteLayout site={site} page={page}>
      <PageHero {...page} />
      <EventDetail
        event={event}
        url={absoluteUrl(site, page.path)}
        site={site}
        page={words}
        // One that is still ahead, but far, has no share image of its own either.
        isArchived={page.sharedAs !== undefined && isOver(event.ends, now)}
        now={now}
      />
      <Invitation id="next" {...next} href={contactHref(site, next.button)} />
      <JsonLd data={eventData(site, event, absoluteUrl(site, sharePath(site, page)))} />
    </SiteLayout>
  );
}
