import { contentOf, metadataAt } from '@/app/content-at';
import { SiteLayout } from '@/components/frame/site-layout';
import { Areas } from '@/components/mission/areas';
import { Goals } from '@/components/mission/goals';
import { Statement } from '@/components/mission/statement';
import { GiveAndJoin } from '@/components/ui/give-and-join';
import { PageHero } from '@/components/ui/page-hero';
import { routes } from '@/lib/site/routes';

export const generateMetadata = () => metadataAt(routes.mission);

export default function MissionPage() {
  const { site, words, page } = contentOf('mission');
  return (
    <SiteLayout site={site} page={page}>
      <PageHero {...page} ground="brand" />
      <Statement {...words.statement} />
      {words.goals && <Goals {...words.goals} language={site.language} />}
      {words.areas && <Areas {...words.areas} site={site} />}
      {words.call && <GiveAndJoin {...words.call} site={site} timeOfDay="dusk" motif="bridge" />}
    </SiteLayout>
  );
}
