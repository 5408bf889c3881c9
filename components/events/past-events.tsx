import { titleWithStatus } from '@/lib/events/events';
import { finalDay } from '@/lib/events/moments';
import type { CharityEvent } from '@/lib/schema/event';
import type { Pages } from '@/lib/schema/pages';
import { detailPath, href } from '@/lib/site/routes';
import { monthDay } from '@/lib/text/dates';
import { Section } from '../ui/section';

interface PastEventsProps {
  words: Pick<Pages['events'], 'past' | 'calendar'>;
  events: readonly CharityEvent[];
  language: string;
}

/** The events of a year that are over, each in a line. */
export function PastEvents({ words: { past, calendar }, events, language }: PastEventsProps) {
  return (
    <Section labelledBy="list" className="pt-8 lg:pt-12">
      <h2 id="list" className="text-2xl">
        {past.list}
      </h2>
      <ol className="mt-8 max-w-text">
        {events.map((event) => (
          <li key={event.slug} className="border-t border-edge last:border-b">
            <a
              href={href(detailPath('events', event.slug))}
              className="grid min-h-11 grid-cols-[8.5rem_1fr] items-baseline gap-x-5 py-2.5 hover:underline max-xs:grid-cols-1"
            >
              <time dateTime={finalDay(event)} className="text-muted">
                {monthDay(finalDay(event), language)}
              </time>{' '}
              <span className="font-bold">{titleWithStatus(event, calendar)}</span>
            </a>
          </li>
        ))}
      </ol>
    </Section>
  );
}
