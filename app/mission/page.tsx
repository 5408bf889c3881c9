import { Frame } from '@/components/frame/frame';
import { Areas } from '@/components/mission/areas';
import { Goals } from '@/components/mission/goals';
import { Statement } from '@/components/mission/statement';
import { GiveAndJoin } from '@/components/ui/give-and-join';
import { PageHero } from '@/components/ui/page-hero';
import { getContent } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import { skies } from '@/lib/skies';

export function generateMetadata() {
  const content = getContent();
  return pageMetadata(content, routes.mission, content.pages.mission);
}

export default function MissionPage() {
  const { site, pages } = getContent();
  const page = pages.mission;
  return (
    <Frame site={site} current="mission">
      <PageHero heading={page.heading} lead={page.lead} {...skies.mission} ground="juniper" />
      <Statement {...page.statement} />
      <Goals {...page.goals} />
      <Areas {...page.areas} />
      <GiveAndJoin {...page.call} />
    </Frame>
  );
}
