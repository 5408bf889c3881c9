import { notFound } from 'next/navigation';
import { contentAt, metadataAt } from '@/app/content-at';
import { EventList } from '@/components/events/event-list';
import { FurtherEvents } from '@/components/events/further-events';
import { SiteLayout } from '@/components/frame/site-layout';
import { InlineScript } from '@/components/ui/inline-script';
import { PageHero } from '@/components/ui/page-hero';
import { getContent } from '@/lib/content';
import { listEvents } from '@/lib/events/lists';
import { buildTime } from '@/lib/site/build-time';
import { furtherPath } from '@/lib/site/routes';
import { staticParams } from '@/lib/site/static-params';

interface FurtherPageProps {
  params: Promise<{ page: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  const { pages } = listEvents(getContent().events, buildTime());
  return staticParams(
    'page',
    pages.slice(1).map((_, i) => String(i + 2)),
  );
}

export async function generateMetadata({ params }: FurtherPageProps) {
  return metadataAt(furtherPath((await params).page));
}

/** The events that the page of all has no room for. */
export default async function FurtherPage({ params }: FurtherPageProps) {
  const { page: number } = await params;
  const { site, pages, events, page } = contentAt(furtherPath(number));
  const words = pages.events ?? notFound();
  const now = buildTime();
  const lists = listEvents(events, now);
  const listed = lists.pages[Number(number) - 1] ?? notFound();
  return (
    <SiteLayout site={site} page={page}>
      <PageHero {...page} />
      <EventList
        {...words.more}
        over={words.past.list}
        status={words.status}
        site={site}
        now={now}
        events={listed}
      />
      <InlineScript name="upcoming" />
      <FurtherEvents words={words} lists={lists} current={page.path} language={site.language} />
    </SiteLayout>
  );
}
