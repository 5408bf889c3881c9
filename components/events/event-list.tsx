import { detailPath, href } from '@/lib/routes';
import type { CharityEvent } from '@/lib/schema/event';
import { ButtonLink } from '../ui/button-link';
import { Section } from '../ui/section';
import { EventArt } from './event-art';
import { CalendarLeaf } from './calendar-leaf';
import { EventFacts } from './event-facts';
import { OverNote, type OverWords } from './over-note';

interface EventListProps extends OverWords {
  heading: string;
  /** Words on the button that leads to more about an event. */
  learn: string;
  events: CharityEvent[];
}

/** The other events as an agenda, day by day. */
export function EventList({ heading, learn, events, ...over }: EventListProps) {
  return (
    <Section labelledBy="more" tone="sage">
      <h2 id="more" className="text-2xl">
        {heading}
      </h2>
      <ol className="mt-10 grid gap-5">
        {events.map((event) => (
          <li
            key={event.slug}
            className="card grid grid-cols-[auto_1fr] gap-5 p-5 sm:gap-x-8 sm:p-8 md:grid-cols-[auto_1fr_auto] lg:grid-cols-[auto_1.2fr_1fr_auto] lg:gap-x-10"
          >
            <CalendarLeaf decorative date={event.date} className="max-sm:w-14" />
            <div>
              {event.picture && (
                <EventArt event={event} ground="surface" className="mb-5 h-44 rounded-md" />
              )}
              <h3 className="text-xl">{event.title}</h3>
              <p className="mt-2 max-w-text text-muted">{event.summary}</p>
              <OverNote event={event} {...over} />
            </div>
            <EventFacts event={event} className="max-sm:col-span-2 sm:col-start-2 lg:col-start-3" />
            <ButtonLink
              href={href(detailPath('events', event.slug))}
              look="outline"
              className="self-center justify-self-start max-sm:col-span-2 sm:col-start-2 md:col-start-3 md:row-span-2 md:row-start-1 lg:col-start-4 lg:row-span-1"
            >
              {learn}
              <span className="sr-only">: {event.title}</span>
            </ButtonLink>
          </li>
        ))}
      </ol>
    </Section>
  );
}
