import { EventList } from '@/components/events/event-list';
import { FeaturedEvent } from '@/components/events/featured-event';
import { NoEvents } from '@/components/events/no-events';
import { Frame } from '@/components/frame/frame';
import { Invitation } from '@/components/ui/invitation';
import { PageHero } from '@/components/ui/page-hero';
import { getContent } from '@/lib/content';
import { featureOne } from '@/lib/events';
import { pageMetadata } from '@/lib/metadata';
import { contactAbout, routes } from '@/lib/routes';

export function generateMetadata() {
  const { site, pages } = getContent();
  return pageMetadata(site, routes.events, pages.events);
}

export default function EventsPage() {
  const { site, pages, events } = getContent();
  const page = pages.events;
  const { featured, others } = featureOne(events);
  const over = { past: page.past, now: new Date() };
  return (
    <Frame site={site} current="events">
      <PageHero heading={page.heading} lead={page.lead} hour="night" seed={11} />
      {featured ? (
        <FeaturedEvent {...page.featured} {...over} event={featured} />
      ) : (
        <NoEvents {...page.none} />
      )}
      {others.length > 0 && <EventList {...page.more} {...over} events={others} />}
      <Invitation id="host" {...page.host} href={contactAbout(page.host.heading)} />
    </Frame>
  );
}
