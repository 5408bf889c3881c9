import { notFound } from 'next/navigation';
import { contentAt, metadataAt, pageParams } from '@/app/content-at';
import type { Params } from '@/app/params';
import { FurtherEvents } from '@/components/events/further-events';
import { PastEvents } from '@/components/events/past-events';
import { SiteLayout } from '@/components/frame/site-layout';
import { PageHero } from '@/components/ui/page-hero';
import { listEvents } from '@/lib/events/lists';
import { buildTime } from '@/lib/site/build-time';
import { pastPath, routes } from '@/lib/site/routes';

export const dynamicParams = false;

export const generateStaticParams = () => pageParams('year', `${routes.events}past/`);

export async function generateMetadata({ params }: Params<'year'>) {
  return metadataAt(pastPath((await params).year));
}

/** What took place in a year. */
export default async function PastPage({ params }: Params<'year'>) {
  const { year } = await params;
  const { site, pages, events, page } = contentAt(pastPath(year));
  const words = pages.events ?? notFound();
  const lists = listEvents(events, buildTime());
  const over = lists.years.find((candidate) => candidate.year === year) ?? notFound();
  const { language } = site;
  return (
    <SiteLayout site={site} page={page}>
      <PageHero {...page} />
      <PastEvents words={words} events={over.events} language={language} />
      <FurtherEvents words={words} lists={lists} current={page.path} language={language} />
    </SiteLayout>
  );
}
