import { notFound } from 'next/navigation';
import { contentAt, metadataAt, movedFrom, pageParams } from '@/app/content-at';
import type { Params } from '@/app/params';
import { Moved } from '@/components/frame/moved';
import { SiteLayout } from '@/components/frame/site-layout';
import { FreeSections } from '@/components/free/free-sections';
import { PageHero } from '@/components/ui/page-hero';
import { freePath, routes } from '@/lib/site/routes';

export const dynamicParams = false;

export const generateStaticParams = () => pageParams('page', routes.home);

export async function generateMetadata({ params }: Params<'page'>) {
  return metadataAt(freePath((await params).page));
}

/** A page that the charity has made up itself. */
export default async function FreePage({ params }: Params<'page'>) {
  const { page: slug } = await params;
  const path = freePath(slug);
  const moved = movedFrom(path);
  if (moved) return <Moved {...moved} />;
  const { site, freePages, page } = contentAt(path);
  const { sections } = freePages.find((candidate) => candidate.slug === slug) ?? notFound();
  return (
    <SiteLayout site={site} page={page}>
      <PageHero {...page} />
      <FreeSections sections={sections} scene={page} site={site} />
    </SiteLayout>
  );
}
