import { contentOf, metadataAt } from '@/app/content-at';
import { EventList } from '@/components/events/event-list';
import { FeaturedEvent } from '@/components/events/featured-event';
import { Follow } from '@/components/events/follow';
import { FurtherEvents } from '@/components/events/further-events';
import { NoEvents } from '@/components/events/no-events';
import { SiteLayout } from '@/components/frame/site-layout';
import { InlineScript } from '@/components/ui/inline-script';
import { Invitation } from '@/components/ui/invitation';
import { PageHero } from '@/components/ui/page-hero';
import { followUrl } from '@/lib/events/calendar';
import { isScheduled, lastEventEnd, orderedByNow } from '@/lib/events/events';
import { listEvents } from '@/lib/events/lists';
import { buildTime } from '@/lib/site/build-time';
import { absoluteUrl } from '@/lib/site/metadata';
import { contactHref } from '@/lib/site/nav';
import { calendarPath, href, routes } from '@/lib/site/routes';

export const generateMetadata = () => metadataAt(routes.events);

export default function EventsPage() {
  const { site, events, words, page } = contentOf('events');
  const now = buildTime();
  const lists = listEvents(events, now);
  const {
    featured,
    pages: [others = []],
  } = lists;
  const lastEnd = lastEventEnd(events);
  const context = { status: words.status, site, now };
  return (
    <SiteLayout site={site} page={page}>
      <PageHero {...page} />
      <NoEvents
        {...words.none}
        hadSome={events.some(isScheduled)}
        site={site}
        since={lastEnd}
        now={now}
      />
      <div {...orderedByNow(lastEnd, now)}>
        {featured && (
          <FeaturedEvent {...words.featured} {...context} site={site} event={featured} />
        )}
        {others.length > 0 && (
          <EventList {...words.more} over={words.past.list} {...context} events={others} />
        )}
      </div>
      <InlineScript name="upcoming" />
      <FurtherEvents words={words} lists={lists} current={page.path} language={site.language} />
      {words.follow && (
        <Follow
          words={words.follow}
          url={followUrl(site)}
          file={href(calendarPath())}
          address={absoluteUrl(site, calendarPath())}
        />
      )}
      {words.host && (
        <Invitation id="host" {...words.host} href={contactHref(site, words.host.heading)} />
      )}
    </SiteLayout>
  );
}
