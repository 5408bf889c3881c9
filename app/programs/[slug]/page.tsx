import { notFound } from 'next/navigation';
import { contentAt, metadataAt, movedFrom, pageParams } from '@/app/content-at';
import type { Params } from '@/app/params';
import { Moved } from '@/components/frame/moved';
import { SiteLayout } from '@/components/frame/site-layout';
import { ProgramDetail } from '@/components/programs/program-detail';
import { VolunteerOrGive } from '@/components/programs/volunteer-or-give';
import { PageHero } from '@/components/ui/page-hero';
import { detailPath, routes } from '@/lib/site/routes';
import { fillIn } from '@/lib/text/placeholders';

export const dynamicParams = false;

export const generateStaticParams = () => pageParams('slug', routes.programs);

export async function generateMetadata({ params }: Params<'slug'>) {
  return metadataAt(detailPath('programs', (await params).slug));
}

export default async function ProgramPage({ params }: Params<'slug'>) {
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
