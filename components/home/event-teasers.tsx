import { isScheduled, locationText, orderedByNow } from '@/lib/events/events';
import { shownBetween } from '@/lib/events/moments';
import { endsAhead } from '@/lib/events/next';
import type { PaletteInput } from '@/lib/look/palette';
import type { CharityEvent } from '@/lib/schema/event';
import { detailPath, href, routes } from '@/lib/site/routes';
import { clockTime } from '@/lib/text/dates';
import { inRow } from '@/lib/text/locale';
import { EventArt } from '../events/event-art';
import { EventNote, type EventContext } from '../events/event-note';
import { NextLeaf } from '../events/next-leaf';
import { ButtonLink } from '../ui/button-link';
import { InlineScript } from '../ui/inline-script';
import { Section } from '../ui/section';

interface EventTeasersProps extends EventContext {
  site: EventContext['site'] & PaletteInput;
  heading: string;
  button: string;
  /** What is said where no event lies ahead, and since when that is so. */
  none: string;
  lastEnd: string;
  events: CharityEvent[];
}

/** Two events to come to, and the way to all of them. */
export function EventTeasers({
  heading,
  button,
  none,
  lastEnd,
  events,
  ...context
}: EventTeasersProps) {
  const { site, now } = context;
  return (
    <Section labelledBy="events">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h2 id="events" className="text-2xl">
            {heading}
          </h2>
          <p
            {...shownBetween(now, { from: lastEnd })}
            className="mt-3 max-w-text text-lg text-muted"
          >
            {none}
          </p>
        </div>
        <ButtonLink href={href(routes.events)} variant="outline">
          {button}
        </ButtonLink>
      </div>
      {events.length > 0 && (
        <ul {...orderedByNow(lastEnd, now)} className="first-two md:two-across mt-10 grid gap-6">
          {events.map((event) => (
            <li
              key={event.slug}
              data-ends={endsAhead(event, site.timeZone, now)}
              data-off={isScheduled(event) ? undefined : ''}
              className="card"
            >
              <EventArt event={event} site={site} ground="surface" className="h-44 lg:h-56" />
              <NextLeaf event={event} site={site} now={now} />
              <div className="p-5">
                <h3 className="text-xl">
                  <a href={href(detailPath('events', event.slug))} className="card-link">
                    {event.title}
                  </a>
                </h3>
                <p className="mt-1 font-bold">
                  {inRow(
                    [
                      event.startTime && clockTime(event.startTime, site.language),
                      locationText(event, context.status),
                    ],
                    site.language,
                  )}
                </p>
                <p className="mt-2 text-muted">{event.summary}</p>
                <EventNote event={event} {...context} />
              </div>
            </li>
          ))}
        </ul>
      )}
      <InlineScript name="upcoming" />
    </Section>
  );
}
