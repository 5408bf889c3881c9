import { directionsUrl } from '@/lib/contact/directions';
import { isScheduled, joinUrl } from '@/lib/events/events';
import { shownBetween } from '@/lib/events/moments';
import type { CharityEvent } from '@/lib/schema/event';
import type { Pages } from '@/lib/schema/pages';
import type { Site } from '@/lib/schema/site';
import { calendarPath, href, routes } from '@/lib/site/routes';
import { ButtonLink } from '../ui/button-link';
import { Share } from '../ui/share';
import { EventFacts } from './event-facts';
import { EventNote } from './event-note';
import { RegisterLink } from './register-link';

export interface EventCardProps {
  event: CharityEvent;
  /** The whole address of the page. */
  url: string;
  /** Its zone is that of the place, which the hours are named in. */
  site: Site;
  page: Pages['events'];
  /** Whether it is long over: there is no calendar file of it any more. */
  isArchived?: boolean;
  /** Whether nothing stands beside it, so that it has the width of the page. */
  isAlone?: boolean;
  /** The build's clock. */
  now: Date;
}

/** When and where an event is, how it stands, and what people can do about it. */
export function EventCard({ event, url, site, page, isArchived, isAlone, now }: EventCardProps) {
  const { detail: words, status, calendar } = page;
  const { slug, ends, address } = event;
  const untilOver = shownBetween(now, { to: ends });
  return (
    <section aria-labelledby="facts" className="card self-start p-6 sm:p-8 lg:order-last">
      <h2 id="facts" className="mb-5 text-xl">
        {words.facts}
      </h2>
      <div className={`grid gap-8 ${isAlone ? 'lg:grid-cols-2' : ''}`}>
        <div>
          <EventFacts event={event} status={status} site={site} now={now} isWhole />
          <EventNote event={event} status={status} site={site} now={now} />
        </div>
        <div className="grid content-start justify-items-start gap-3">
          <div className="flex flex-wrap gap-3">
            <RegisterLink event={event} site={site} now={now}>
              {words.register}
            </RegisterLink>
            {isScheduled(event) && (
              <ButtonLink href={joinUrl(event)} shown={untilOver} variant="outline">
                {words.join}
              </ButtonLink>
            )}
            <Share words={words.share} url={url} />
          </div>
          {isScheduled(event) && !isArchived && (
            <a href={href(calendarPath(slug))} {...untilOver} className="arrow-link">
              {calendar.add}
            </a>
          )}{' '}
          {address && (
            <a href={directionsUrl(address)} className="arrow-link">
              {words.directions}
            </a>
          )}{' '}
          <a href={href(routes.events)} className="arrow-link">
            {words.all}
          </a>
        </div>
      </div>
    </section>
  );
}
