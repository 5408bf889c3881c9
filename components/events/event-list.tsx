import { href, routes } from '@/lib/routes';
import type { CharityEvent } from '@/lib/schema/event';
import { ButtonLink } from '../ui/button-link';
import { Section } from '../ui/section';
import { EventArt } from './event-art';
import { CalendarLeaf } from './calendar-leaf';
import { EventFacts } from './event-facts';

interface EventListProps {
  heading: string;
  /** Words on the button that leads to more about an event. */
  learn: string;
  events: CharityEvent[];
}

/** The other events as an agenda, day by day. */
export function EventList({ heading, learn, events }: EventListProps) {
  return (
    <Section labelledBy="more" tone="sage">
      <h2 id="more" className="text-2xl">
        {heading}
      </h2>
      <ol className="mt-10 grid gap-5">
        {events.map((event) => (
          <li key={event.slug} className="card flex gap-5 p-5 sm:gap-8 sm:p-8">
            <CalendarLeaf decorative date={event.date} className="max-sm:w-14" />
            <div className="grid grow gap-x-10 gap-y-5 md:grid-cols-[1.2fr_1fr] lg:grid-cols-[1.2fr_1fr_auto]">
              <div>
                {event.picture && (
                  <EventArt event={event} ground="surface" className="mb-5 h-44 rounded-md" />
                )}
                <h3 className="text-xl">{event.title}</h3>
                <p className="mt-2 max-w-text text-muted">{event.summary}</p>
              </div>
              <EventFacts event={event} />
              <ButtonLink
                href={href(routes.contact)}
                look="outline"
                className="self-center justify-self-start"
              >
                {learn}
                <span className="sr-only">: {event.title}</span>
              </ButtonLink>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
