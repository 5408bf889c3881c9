import { notFound } from 'next/navigation';
import { calendarFile } from '@/lib/events/calendar';
import { getContent } from '@/lib/content';
import { staticParams } from '@/lib/site/static-params';

interface CalendarRoute {
  params: Promise<{ file: string }>;
}

export const dynamic = 'force-static';

export function generateStaticParams() {
  const files = getContent().events.map(({ slug }) => `${slug}.ics`);
  return staticParams('file', files);
}

/** One event, to put into a calendar. */
export async function GET(_request: Request, { params }: CalendarRoute) {
  const { file } = await params;
  const { site, pages, events } = getContent();
  const own = events.filter(({ slug }) => `${slug}.ics` === file);
  return new Response(calendarFile(own, site, pages.events ?? notFound()));
}
