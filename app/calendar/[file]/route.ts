import { notFound } from 'next/navigation';
import { staticParams, type Params } from '@/app/params';
import { getContent } from '@/lib/content';
import { calendarFile } from '@/lib/events/calendar';
import { currentEvents } from '@/lib/events/lists';
import { buildTime } from '@/lib/site/build-time';

export const dynamic = 'force-static';

export function generateStaticParams() {
  const current = currentEvents(getContent().events, buildTime());
  return staticParams(
    'file',
    current.map(({ slug }) => `${slug}.ics`),
  );
}

/** One event, to put into a calendar. */
export async function GET(_request: Request, { params }: Params<'file'>) {
  const { file } = await params;
  const { site, pages, events } = getContent();
  const own = events.filter(({ slug }) => `${slug}.ics` === file);
  return new Response(calendarFile(own, site, pages.events ?? notFound()));
}
