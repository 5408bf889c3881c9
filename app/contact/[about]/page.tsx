import { notFound } from 'next/navigation';
import { contentAt, metadataAt, pageParams } from '@/app/content-at';
import type { Params } from '@/app/params';
import { WriteToUs } from '@/components/contact/write-to-us';
import { SiteLayout } from '@/components/frame/site-layout';
import { PageHero } from '@/components/ui/page-hero';
import { routes, talkPath } from '@/lib/site/routes';

export const dynamicParams = false;

export const generateStaticParams = () => pageParams('about', routes.contact);

export async function generateMetadata({ params }: Params<'about'>) {
  return metadataAt(talkPath((await params).about));
}

/** The message form with a way of giving as its subject, also where no script runs. */
export default async function TalkPage({ params }: Params<'about'>) {
  const { site, pages, page } = contentAt(talkPath((await params).about));
  const { form, details } = pages.contact ?? notFound();
  return (
    <SiteLayout site={site} page={page}>
      <PageHero {...page} />
      <WriteToUs site={site} form={form} details={details} subject={page.heading} />
    </SiteLayout>
  );
}
