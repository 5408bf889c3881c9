import { contentAt, metadataAt } from '@/app/content-at';
import { Introduction } from '@/components/about/introduction';
import { Story } from '@/components/about/story';
import { Team } from '@/components/about/team';
import { Values } from '@/components/about/values';
import { SiteLayout } from '@/components/frame/site-layout';
import { JsonLd } from '@/components/frame/json-ld';
import { GiveAndJoin } from '@/components/ui/give-and-join';
import { PageHero } from '@/components/ui/page-hero';
import { routes } from '@/lib/site/routes';
import { charityData } from '@/lib/structured-data/charity';

export const generateMetadata = () => metadataAt(routes.about);

export default function AboutPage() {
  const { site, pages, page } = contentAt(routes.about);
  const words = pages.about;
  return (
    <SiteLayout site={site} page={page}>
      <PageHero {...page} />
      <Introduction {...words.introduction} />
      <Story {...words.story} />
      <Values {...words.values} />
      <Team {...words.team} />
      <GiveAndJoin {...words.call} />
      <JsonLd data={charityData(site, pages.home.description)} />
    </SiteLayout>
  );
}
