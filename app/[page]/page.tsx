import { notFound } from 'next/navigation';
import { contentAt, metadataAt } from '@/app/content-at';
import { SiteLayout } from '@/components/frame/site-layout';
import { FreeSections } from '@/components/free/free-sections';
import { PageHero } from '@/components/ui/page-hero';
import { getContent } from '@/lib/content';
import { freePath } from '@/lib/site/routes';
import { staticParams } from '@/lib/site/static-params';

interface FreePageProps {
  params: Promise<{ page: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  const slugs = getContent().more.map(({ slug }) => slug);
  return staticParams('page', slugs);
}

export async function generateMetadata({ params }: FreePageProps) {
  return metadataAt(freePath((await params).page));
}

/** A page that the charity has made up itself. */
export default async function FreePage({ params }: FreePageProps) {
  const { page: slug } = await params;
  const { site, more, page } = contentAt(freePath(slug));
  const { sections } = more.find((candidate) => candidate.slug === slug) ?? notFound();
  return (
    <SiteLayout site={site} page={page}>
      <PageHero {...page} />
      <FreeSections sections={sections} scene={page} language={site.language} />
    </SiteLayout>
  );
}
