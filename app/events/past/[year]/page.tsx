import { notFound } from 'next/navigation';
import { contentAt, metadataAt } from '@/app/content-at';
import { FurtherEvents } from '@/components/events/further-events';
import { PastEvents } from '@/components/events/past-events';
import { SiteLayout } from '@/components/frame/site-layout';
import { PageHero } from '@/components/ui/page-hero';
import { getContent } from '@/lib/content';
import { listEvents } from '@/lib/events/lists';
import { buildTime } from '@/lib/site/build-time';
import { pastPath } from '@/lib/site/routes';
import { staticParams } from '@/lib/site/static-params';

interface PastPageProps {
  params: Promise<{ year: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  const { years } = listEvents(getContent().events, buildTime());
  return staticParams(
    'year',
    years.map(({ year }) => year),
  );
}

export async function generateMetadata({ params }: PastPageProps) {
  return metadataAt(pastPath((await params).year));
}

/** What took place in a year. */
export default async function PastPage({ params }: PastPageProps) {
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
