import { EventList } from '@/components/events/event-list';
import { FeaturedEvent } from '@/components/events/featured-event';
import { NoEvents } from '@/components/events/no-events';
import { Frame } from '@/components/frame/frame';
import { InlineScript } from '@/components/ui/inline-script';
import { Invitation } from '@/components/ui/invitation';
import { PageHero } from '@/components/ui/page-hero';
import { followUrl } from '@/lib/calendar';
import { getContent } from '@/lib/content';
import { featureOne, quietSince } from '@/lib/events';
import { pageMetadata } from '@/lib/metadata';
import { isOver } from '@/lib/moments';
import { calendarPath, contactAbout, href, routes } from '@/lib/routes';
import { skies } from '@/lib/skies';

export function generateMetadata() {
  const content = getContent();
  return pageMetadata(content, routes.events, content.pages.events);
}

export default function EventsPage() {
  const { site, pages, events } = getContent();
  const page = pages.events;
  const now = new Date();
  const { featured, others } = featureOne(events, now);
  const quiet = quietSince(events);
  // Where none lies ahead, the featured one stays first.
  const ordered = isOver(quiet, now) ? {} : { 'data-by-now': '' };
  const noted = { status: page.status, timeZone: site.timeZone, now };
  return (
    <Frame site={site} current="events">
      <PageHero heading={page.heading} lead={page.lead} {...skies.events} />
      <NoEvents {...page.none} since={quiet} now={now} />
      <div {...ordered}>
        {featured && <FeaturedEvent {...page.featured} {...noted} event={featured} />}
        {others.length > 0 && <EventList {...page.more} {...noted} events={others} />}
      </div>
      <InlineScript name="upcoming" />
      <Invitation id="follow" {...page.follow} href={followUrl(site)}>
        <a href={href(calendarPath())} className="arrow-link mt-2">
          {page.follow.file}
        </a>
      </Invitation>
      <Invitation id="host" {...page.host} href={contactAbout(page.host.heading)} />
    </Frame>
  );
}
