import { contentAt, metadataAt } from '@/app/content-at';
import { SiteLayout } from '@/components/frame/site-layout';
import { ProgramList } from '@/components/programs/program-list';
import { ButtonLink } from '@/components/ui/button-link';
import { CallToAction } from '@/components/ui/call-to-action';
import { Figures } from '@/components/ui/figures';
import { PageHero } from '@/components/ui/page-hero';
import { contactAbout, href, routes } from '@/lib/site/routes';

export const generateMetadata = () => metadataAt(routes.programs);

export default function ProgramsPage() {
  const { site, pages, programs, page } = contentAt(routes.programs);
  const words = pages.programs;
  return (
    <SiteLayout site={site} page={page}>
      <PageHero {...page} />
      <ProgramList {...words.list} programs={programs} />
      <Figures {...words.impact} headingId="impact" />
      <CallToAction heading={words.call.heading} text={words.call.text}>
        <ButtonLink href={contactAbout(words.call.volunteer)}>{words.call.volunteer}</ButtonLink>
        <ButtonLink href={href(routes.donation)} variant="light">
          {words.call.donate}
        </ButtonLink>
      </CallToAction>
    </SiteLayout>
  );
}
