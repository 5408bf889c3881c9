import { notFound } from 'next/navigation';
import { Frame } from '@/components/frame/frame';
import { ProgramDetail } from '@/components/programs/program-detail';
import { ButtonLink } from '@/components/ui/button-link';
import { CallToAction } from '@/components/ui/call-to-action';
import { PageHero } from '@/components/ui/page-hero';
import { crumbsTo } from '@/lib/breadcrumb';
import { getContent } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';
import { contactAbout, detailPath, href, routes } from '@/lib/routes';
import { programSky } from '@/lib/skies';

interface ProgramPageProps {
  params: Promise<{ slug: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return getContent().programs.map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: ProgramPageProps) {
  const { program } = await read(params);
  const { slug, title, summary } = program;
  return pageMetadata(getContent(), detailPath('programs', slug), { title, description: summary });
}

export default async function ProgramPage({ params }: ProgramPageProps) {
  const { site, page, program } = await read(params);
  const { slug, title, summary } = program;
  const { heading, text, volunteer, donate } = page.call;
  const list = { name: site.frame.links.programs, path: routes.programs };
  const crumbs = crumbsTo(site, list, { name: title, path: detailPath('programs', slug) });
  return (
    <Frame site={site} current="programs" crumbs={crumbs}>
      <PageHero heading={title} lead={summary} {...programSky(program)} />
      <ProgramDetail program={program} words={page.detail} />
      <CallToAction heading={heading} text={text}>
        <ButtonLink href={contactAbout(`${volunteer}: ${title}`)}>{volunteer}</ButtonLink>
        <ButtonLink href={href(routes.donation)} look="light">
          {donate}
        </ButtonLink>
      </CallToAction>
    </Frame>
  );
}

async function read(params: ProgramPageProps['params']) {
  const { slug } = await params;
  const { site, pages, programs } = getContent();
  const program = programs.find((candidate) => candidate.slug === slug);
  return { site, page: pages.programs, program: program ?? notFound() };
}
