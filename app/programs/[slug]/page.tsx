import { notFound } from 'next/navigation';
import { contentAt, metadataAt, movedFrom } from '@/app/content-at';
import { Moved } from '@/components/frame/moved';
import { SiteLayout } from '@/components/frame/site-layout';
import { ProgramDetail } from '@/components/programs/program-detail';
import { VolunteerOrGive } from '@/components/programs/volunteer-or-give';
import { PageHero } from '@/components/ui/page-hero';
import { getContent } from '@/lib/content';
import { oldNames } from '@/lib/site/moved-pages';
import { detailPath, routes } from '@/lib/site/routes';
import { staticParams } from '@/lib/site/static-params';
import { fillIn } from '@/lib/text/placeholders';

interface ProgramPageProps {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  const content = getContent();
  const slugs = content.programs.map(({ slug }) => slug);
  return staticParams('slug', [...slugs, ...oldNames(content, routes.programs)]);
}

export async function generateMetadata({ params }: ProgramPageProps) {
  return metadataAt(detailPath('programs', (await params).slug));
}

export default async function ProgramPage({ params }: ProgramPageProps) {
  const { slug } = await params;
  const path = detailPath('programs', slug);
  const moved = movedFrom(path);
  if (moved) return <Moved {...moved} />;
  const { site, pages, programs, page } = contentAt(path);
  const program = programs.find((candidate) => candidate.slug === slug) ?? notFound();
  const { detail, call } = pages.programs ?? notFound();
  return (
    <SiteLayout site={site} page={page}>
      <PageHero {...page} />
      <ProgramDetail site={site} program={program} scene={page} words={detail} />
      {call && (
        <VolunteerOrGive
          {...call}
          site={site}
          subject={fillIn(call.subject, { title: program.title })}
        />
      )}
    </SiteLayout>
  );
}
