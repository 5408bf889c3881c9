import { endsAhead } from '@/lib/events/next';
import type { CharityEvent } from '@/lib/schema/event';
import type { Site } from '@/lib/schema/site';
import { detailPath, href } from '@/lib/site/routes';
import { Section } from '../ui/section';
import { EventArt } from './event-art';
import { EventFacts } from './event-facts';
import { EventNote, type EventContext } from './event-note';
import { RegisterLink } from './register-link';

interface FeaturedEventProps extends EventContext {
  site: Site;
  heading: string;
  /** Words on the button that leads to registration. */
  register: string;
  event: CharityEvent;
}

/** The event that the charity wants people to see first, as a large ticket. */
export function FeaturedEvent({ site, heading, register, event, ...context }: FeaturedEventProps) {
  const page = href(detailPath('events', event.slug));
  return (
    <Section
      labelledBy="featured"
      ends={endsAhead(event, site.timeZone, context.now)}
      className="pt-8 lg:pt-12"
    >
      <h2 id="featured" className="text-xl text-clay">
        {heading}
      </h2>
      <article className="card mt-5 grid lg:grid-cols-[1.1fr_1fr]">
        <EventArt
          event={event}
          site={site}
          ground="night"
          hills="h-3/5 lg:h-1/2"
          className="min-h-56 sm:min-h-80 lg:order-last"
        />
        <div className="p-6 sm:p-10 lg:py-16">
          <h3 className="text-2xl">
            <a href={page} className="inline-flex min-h-11 items-center hover:underline">
              {event.title}
            </a>
          </h3>
          <p className="mt-3 max-w-text text-balance text-lg text-muted">{event.summary}</p>
          <EventNote event={event} site={site} {...context} />
          <EventFacts event={event} site={site} {...context} className="mt-6" />
          <RegisterLink
            event={event}
            site={site}
            afterwards={page}
            now={context.now}
            className="mt-8"
            about={event.title}
          >
            {register}
          </RegisterLink>
        </div>
      </article>
    </Section>
  );
}
