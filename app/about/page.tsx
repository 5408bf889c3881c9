import { contentOf, metadataAt } from '@/app/content-at';
import { Introduction } from '@/components/about/introduction';
import { Story } from '@/components/about/story';
import { Team } from '@/components/about/team';
import { Values } from '@/components/about/values';
import { JsonLd } from '@/components/frame/json-ld';
import { SiteLayout } from '@/components/frame/site-layout';
import { GiveAndJoin } from '@/components/ui/give-and-join';
import { PageHero } from '@/components/ui/page-hero';
import { routes } from '@/lib/site/routes';
import { charityData } from '@/lib/structured-data/charity';

export const generateMetadata = () => metadataAt(routes.about);

export default function AboutPage() {
  const { site, pages, words, page } = contentOf('about');
  return (
    <SiteLayout site={site} page={page}>
      <PageHero {...page} />
      {words.introduction && <Introduction {...words.introduction} />}
      {words.story && <Story {...words.story} />}
      {words.values && <Values {...words.values} />}
      {words.team && <Team {...words.team} />}
      {words.call && <GiveAndJoin {...words.call} site={site} motif="door" />}
      <JsonLd data={charityData(site, pages.home.description)} />
    </SiteLayout>
  );
}
