import { notFound } from 'next/navigation';
import { EventDetail } from '@/components/events/event-detail';
import { Frame } from '@/components/frame/frame';
import { JsonLd } from '@/components/frame/json-ld';
import { Invitation } from '@/components/ui/invitation';
import { PageHero } from '@/components/ui/page-hero';
import { crumbsTo } from '@/lib/breadcrumb';
import { getContent } from '@/lib/content';
import { apart, standingTitle } from '@/lib/events';
import { absoluteUrl, pageMetadata } from '@/lib/metadata';
import { contactAbout, detailPath, routes } from '@/lib/routes';
import { sharePath } from '@/lib/share/share-images';
import { eventSky } from '@/lib/skies';
import { staticParams } from '@/lib/static-params';
import { eventData } from '@/lib/structured-data/event';

interface EventPageProps {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  const slugs = getContent().events.map(({ slug }) => slug);
  return staticParams('slug', slugs);
}

export async function generateMetadata({ params }: EventPageProps) {
  const { page, event, events } = await read(params);
  const title = standingTitle(event, page.calendar) + apart(event, events);
  const path = detailPath('events', event.slug);
  return pageMetadata(getContent(), path, { title, description: event.summary });
}

export default async function EventPage({ params }: EventPageProps) {
  const { site, page, event } = await read(params);
  const path = detailPath('events', event.slug);
  const list = { name: site.frame.links.events, path: routes.events };
  const crumbs = crumbsTo(site, list, { name: event.title, path });
  return (
    <Frame site={site} current="events" crumbs={crumbs}>
      <PageHero heading={event.title} lead={event.summary} {...eventSky(event)} />
      <EventDetail
        event={event}
        url={absoluteUrl(site, path)}
        timeZone={site.timeZone}
        page={page}
        now={new Date()}
      />
      <Invitation id="next" {...page.detail.next} href={contactAbout(page.detail.next.button)} />
      <JsonLd data={eventData(site, event, absoluteUrl(site, sharePath(getContent(), path)))} />
    </Frame>
  );
}

async function read(params: EventPageProps['params']) {
  const { slug } = await params;
  const { site, pages, events } = getContent();
  const event = events.find((candidate) => candidate.slug === slug);
  return { site, page: pages.events, event: event ?? notFound(), events };
}
