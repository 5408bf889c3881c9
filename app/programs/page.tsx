import { Frame } from '@/components/frame/frame';
import { ProgramList } from '@/components/programs/program-list';
import { ButtonLink } from '@/components/ui/button-link';
import { CallToAction } from '@/components/ui/call-to-action';
import { Figures } from '@/components/ui/figures';
import { PageHero } from '@/components/ui/page-hero';
import { getContent } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';
import { contactAbout, href, routes } from '@/lib/routes';
import { skies } from '@/lib/skies';

export function generateMetadata() {
  const content = getContent();
  return pageMetadata(content, routes.programs, content.pages.programs);
}

export default function ProgramsPage() {
  const { site, pages, programs } = getContent();
  const page = pages.programs;
  return (
    <Frame site={site} current="programs">
      <PageHero heading={page.heading} lead={page.lead} {...skies.programs} />
      <ProgramList {...page.list} programs={programs} />
      <Figures {...page.impact} headingId="impact" />
      <CallToAction heading={page.call.heading} text={page.call.text}>
        <ButtonLink href={contactAbout(page.call.volunteer)}>{page.call.volunteer}</ButtonLink>
        <ButtonLink href={href(routes.donation)} look="light">
          {page.call.donate}
        </ButtonLink>
      </CallToAction>
    </Frame>
  );
}
