import { notFound } from 'next/navigation';
import { contentAt, metadataAt, movedFrom } from '@/app/content-at';
import { EventDetail } from '@/components/events/event-detail';
import { Moved } from '@/components/frame/moved';
import { SiteLayout } from '@/components/frame/site-layout';
import { JsonLd } from '@/components/frame/json-ld';
import { Invitation } from '@/components/ui/invitation';
import { PageHero } from '@/components/ui/page-hero';
import { getContent } from '@/lib/content';
import { buildTime } from '@/lib/site/build-time';
import { absoluteUrl } from '@/lib/site/metadata';
import { talkAbout } from '@/lib/site/nav';
import { oldNames } from '@/lib/site/moved-pages';
import { detailPath, routes } from '@/lib/site/routes';
import { sharePath } from '@/lib/share/share-images';
import { staticParams } from '@/lib/site/static-params';
import { eventData } from '@/lib/structured-data/event';

interface EventPageProps {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  const content = getContent();
  const slugs = content.events.map(({ slug }) => slug);
  return staticParams('slug', [...slugs, ...oldNames(content, routes.events)]);
}

export async function generateMetadata({ params }: EventPageProps) {
  return metadataAt(detailPath('events', (await params).slug));
}

export default async function EventPage({ params }: EventPageProps) {
  const { slug } = await params;
  const path = detailPath('events', slug);
  const moved = movedFrom(path);
  if (moved) return <Moved {...moved} />;
  const { site, pages, events, page } = contentAt(path);
  const event = events.find((candidate) => candidate.slug === slug) ?? notFound();
  const words = pages.events ?? notFound();
  const { next } = words.detail;
  return (
    <SiteLayout site={site} page={page}>
      <PageHero {...page} />
      <EventDetail
        event={event}
        url={absoluteUrl(site, page.path)}
        site={site}
        page={words}
        isArchived={page.sharedAs !== undefined}
        now={buildTime()}
      />
      <Invitation id="next" {...next} href={talkAbout(site, next.button)} />
      <JsonLd data={eventData(site, event, absoluteUrl(site, sharePath(site, page)))} />
    </SiteLayout>
  );
}
