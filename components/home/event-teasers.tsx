import { clockTime } from '@/lib/dates';
import { detailPath, href, routes } from '@/lib/routes';
import type { CharityEvent } from '@/lib/schema/event';
import { CalendarLeaf } from '../events/calendar-leaf';
import { EventArt } from '../events/event-art';
import { OverNote, type OverWords } from '../events/over-note';
import { ButtonLink } from '../ui/button-link';
import { Section } from '../ui/section';

interface EventTeasersProps extends OverWords {
  heading: string;
  button: string;
  /** What stands in place of the events when there are none. */
  none: string;
  events: CharityEvent[];
}

/** Two events to come to, and the way to all of them. */
export function EventTeasers({ heading, button, none, events, ...over }: EventTeasersProps) {
  return (
    <Section labelledBy="events">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="events" className="text-2xl">
          {heading}
        </h2>
        <ButtonLink href={href(routes.events)} look="outline">
          {button}
        </ButtonLink>
      </div>
      {events.length === 0 ? (
        <p className="mt-6 max-w-text text-lg text-muted">{none}</p>
      ) : (
        <ul className="mt-10 grid gap-6 md:grid-cols-2">
          {events.map((event) => (
            <li key={event.slug} className="card">
              <EventArt event={event} ground="surface" className="h-44 lg:h-56" />
              <div className="flex gap-4 p-5 sm:gap-5 sm:p-6">
                <CalendarLeaf
                  date={event.date}
                  className="border-r border-line pr-4 max-sm:w-16 sm:pr-5"
                />
                <div>
                  <h3 className="text-xl">
                    <a href={href(detailPath('events', event.slug))} className="card-link">
                      {event.title}
                    </a>
                  </h3>
                  <p className="mt-1 font-bold">
                    {event.startTime && `${clockTime(event.startTime)}, `}
                    {event.place}
                  </p>
                  <p className="mt-2 text-muted">{event.summary}</p>
                  <OverNote event={event} {...over} />
                </div>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
