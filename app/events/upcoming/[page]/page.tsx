import { notFound } from 'next/navigation';
import { contentAt, metadataAt, pageParams } from '@/app/content-at';
import type { Params } from '@/app/params';
import { EventList } from '@/components/events/event-list';
import { FurtherEvents } from '@/components/events/further-events';
import { SiteLayout } from '@/components/frame/site-layout';
import { InlineScript } from '@/components/ui/inline-script';
import { PageHero } from '@/components/ui/page-hero';
import { listEvents } from '@/lib/events/lists';
import { buildTime } from '@/lib/site/build-time';
import { furtherPath, routes } from '@/lib/site/routes';

export const dynamicParams = false;

export const generateStaticParams = () => pageParams('page', `${routes.events}upcoming/`);

export async function generateMetadata({ params }: Params<'page'>) {
  return metadataAt(furtherPath((await params).page));
}

/** The events that the page of all has no room for. */
export default async function FurtherPage({ params }: Params<'page'>) {
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
