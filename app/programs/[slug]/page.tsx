import { notFound } from 'next/navigation';
import { contentAt, metadataAt } from '@/app/content-at';
import { SiteLayout } from '@/components/frame/site-layout';
import { ProgramDetail } from '@/components/programs/program-detail';
import { ButtonLink } from '@/components/ui/button-link';
import { CallToAction } from '@/components/ui/call-to-action';
import { PageHero } from '@/components/ui/page-hero';
import { getContent } from '@/lib/content';
import { contactAbout, detailPath, href, routes } from '@/lib/site/routes';
import { fillIn } from '@/lib/text/placeholders';

interface ProgramPageProps {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return getContent().programs.map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: ProgramPageProps) {
  return metadataAt(detailPath('programs', (await params).slug));
}

export default async function ProgramPage({ params }: ProgramPageProps) {
  const { slug } = await params;
  const { site, pages, programs, page } = contentAt(detailPath('programs', slug));
  const program = programs.find((candidate) => candidate.slug === slug) ?? notFound();
  const { detail, call } = pages.programs;
  return (
    <SiteLayout site={site} page={page}>
      <PageHero {...page} />
      <ProgramDetail program={program} scene={page} words={detail} />
      <CallToAction heading={call.heading} text={call.text}>
        <ButtonLink href={contactAbout(fillIn(call.subject, { title: program.title }))}>
          {call.volunteer}
        </ButtonLink>
        <ButtonLink href={href(routes.donation)} variant="light">
          {call.donate}
        </ButtonLink>
      </CallToAction>
    </SiteLayout>
  );
}
