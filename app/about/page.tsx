import { Introduction } from '@/components/about/introduction';
import { Story } from '@/components/about/story';
import { Team } from '@/components/about/team';
import { Values } from '@/components/about/values';
import { Frame } from '@/components/frame/frame';
import { JsonLd } from '@/components/frame/json-ld';
import { GiveAndJoin } from '@/components/ui/give-and-join';
import { PageHero } from '@/components/ui/page-hero';
import { getContent } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import { skies } from '@/lib/skies';
import { charityData } from '@/lib/structured-data/charity';

export function generateMetadata() {
  const content = getContent();
  return pageMetadata(content, routes.about, content.pages.about);
}

export default function AboutPage() {
  const { site, pages } = getContent();
  const page = pages.about;
  return (
    <Frame site={site} current="about">
      <PageHero heading={page.heading} lead={page.lead} {...skies.about} />
      <Introduction {...page.introduction} />
      <Story {...page.story} />
      <Values {...page.values} />
      <Team {...page.team} />
      <GiveAndJoin {...page.call} />
      <JsonLd data={charityData(site, pages.home.description)} />
    </Frame>
  );
}
