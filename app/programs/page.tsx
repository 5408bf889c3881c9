import { contentOf, metadataAt } from '@/app/content-at';
import { SiteLayout } from '@/components/frame/site-layout';
import { ProgramList } from '@/components/programs/program-list';
import { VolunteerOrGive } from '@/components/programs/volunteer-or-give';
import { Volunteering } from '@/components/programs/volunteering';
import { Figures } from '@/components/ui/figures';
import { PageHero } from '@/components/ui/page-hero';
import { routes } from '@/lib/site/routes';

export const generateMetadata = () => metadataAt(routes.programs);

export default function ProgramsPage() {
  const { site, programs, words, page } = contentOf('programs');
  return (
    <SiteLayout site={site} page={page}>
      <PageHero {...page} />
      <ProgramList {...words.list} site={site} programs={programs} />
      {words.volunteering && <Volunteering {...words.volunteering} programs={programs} />}
      {words.impact && <Figures {...words.impact} />}
      {words.call && <VolunteerOrGive {...words.call} site={site} subject={words.call.volunteer} />}
    </SiteLayout>
  );
}
