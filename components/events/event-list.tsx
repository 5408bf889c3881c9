import { shownBetween } from '@/lib/events/moments';
import { endsAhead, inMilliseconds } from '@/lib/events/next';
import type { PaletteInput } from '@/lib/look/palette';
import type { CharityEvent } from '@/lib/schema/event';
import { detailPath, href } from '@/lib/site/routes';
import { ButtonLink } from '../ui/button-link';
import { Section } from '../ui/section';
import { EventFacts } from './event-facts';
import { EventNote, type EventContext } from './event-note';
import { EventTile } from './event-tile';

interface EventListProps extends EventContext {
  site: EventContext['site'] & PaletteInput;
  heading: string;
  /** The heading once all of them are over. */
  over: string;
  /** Words on the button that leads to more about an event. */
  learn: string;
  events: CharityEvent[];
}

/** The other events as an agenda, day by day. */
export function EventList({ heading, over, learn, events, ...context }: EventListProps) {
  const { site, now } = context;
  const ends = lastOf(events);
  return (
    <Section labelledBy="more" ends={ends && inMilliseconds([ends])} behind tone="sage">
      <h2 id="more" className="text-2xl">
        <span {...shownBetween(now, { to: ends })}>{heading}</span>
        <span {...shownBetween(now, { from: ends })}>{over}</span>
      </h2>
      <ol data-by-now="" className="mt-10 grid gap-5">
        {events.map((event) => (
          <li key={event.slug} data-ends={endsAhead(event, site.timeZone, now)} className="card">
            <div className="sm:flex">
              <EventTile event={event} site={site} now={now} />
              <div className="grid min-w-0 grow gap-5 p-[min(1.25rem,5vw)] sm:gap-x-8 sm:p-8 md:grid-cols-[1fr_auto] lg:grid-cols-[1fr_18rem_auto] print:block">
                <div>
                  <h3 className="text-xl">{event.title}</h3>
                  <p className="mt-2 max-w-text text-muted">{event.summary}</p>
                  <EventNote event={event} {...context} />
                </div>
                <EventFacts event={event} {...context} />
                <ButtonLink
                  href={href(detailPath('events', event.slug))}
                  variant="outline"
                  className="self-center justify-self-start md:col-start-2 md:row-span-2 md:row-start-1 lg:col-start-3 lg:row-span-1"
                  about={event.title}
                >
                  {learn}
                </ButtonLink>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The instant at which the last of some events is over. */
function lastOf(events: CharityEvent[]): string | undefined {
  return events
    .map(({ ends }) => ends)
    .sort()
    .at(-1);
}
