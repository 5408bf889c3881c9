import { notFound } from 'next/navigation';
import { calendarFile } from '@/lib/events/calendar';
import { getContent } from '@/lib/content';

export const dynamic = 'force-static';

/** All events, to subscribe to. */
export function GET() {
  const { site, pages, events } = getContent();
  return new Response(calendarFile(events, site, pages.events ?? notFound(), { feed: true }));
}
