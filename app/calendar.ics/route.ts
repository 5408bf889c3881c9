import { notFound } from 'next/navigation';
import { getContent } from '@/lib/content';
import { calendarFile } from '@/lib/events/calendar';
import { currentEvents } from '@/lib/events/lists';
import { buildTime } from '@/lib/site/build-time';

export const dynamic = 'force-static';

/** The events to subscribe to: all but those that are long over. */
export function GET() {
  const { site, pages, events } = getContent();
  const current = currentEvents(events, buildTime());
  return new Response(calendarFile(current, site, pages.events ?? notFound(), { feed: true }));
}
