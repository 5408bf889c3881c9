import { notFound } from 'next/navigation';
import { contentAt, metadataAt, movedFrom } from '@/app/content-at';
import { Moved } from '@/components/frame/moved';
import { SiteLayout } from '@/components/frame/site-layout';
import { FreeSections } from '@/components/free/free-sections';
import { PageHero } from '@/components/ui/page-hero';
import { getContent } from '@/lib/content';
import { oldNames } from '@/lib/site/moved-pages';
import { freePath, routes } from '@/lib/site/routes';
import { staticParams } from '@/lib/site/static-params';

interface FreePageProps {
  params: Promise<{ page: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  const content = getContent();
  const slugs = content.more.map(({ slug }) => slug);
  return staticParams('page', [...slugs, ...oldNames(content, routes.home)]);
}

export async function generateMetadata({ params }: FreePageProps) {
  return metadataAt(freePath((await params).page));
}

/** A page that the charity has made up itself. */
export default async function FreePage({ params }: FreePageProps) {
  const { page: slug } = await params;
  const path = freePath(slug);
  const moved = movedFrom(path);
  if (moved) return <Moved {...moved} />;
  const { site, more, page } = contentAt(path);
  const { sections } = more.find((candidate) => candidate.slug === slug) ?? notFound();
  return (
    <SiteLayout site={site} page={page}>
      <PageHero {...page} />
      <FreeSections sections={sections} scene={page} site={site} />
    </SiteLayout>
  );
}
