import { notFound } from 'next/navigation';
import { contentAt, metadataAt } from '@/app/content-at';
import { WriteToUs } from '@/components/contact/write-to-us';
import { SiteLayout } from '@/components/frame/site-layout';
import { PageHero } from '@/components/ui/page-hero';
import { getContent } from '@/lib/content';
import { talkTopics } from '@/lib/donation/giving';
import { talkPath } from '@/lib/site/routes';
import { staticParams } from '@/lib/site/static-params';

interface TalkPageProps {
  params: Promise<{ about: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  const { site, pages } = getContent();
  return staticParams('about', pages.contact && pages.donation ? talkTopics(site.giving) : []);
}

export async function generateMetadata({ params }: TalkPageProps) {
  return metadataAt(talkPath((await params).about));
}

/** The message form with a way of giving as its subject, also where no script runs. */
export default async function TalkPage({ params }: TalkPageProps) {
  const { site, pages, page } = contentAt(talkPath((await params).about));
  const { form, details } = pages.contact ?? notFound();
  return (
    <SiteLayout site={site} page={page}>
      <PageHero {...page} />
      <WriteToUs site={site} form={form} details={details} subject={page.heading} />
    </SiteLayout>
  );
}
