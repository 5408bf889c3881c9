import { contentAt, metadataAt } from '@/app/content-at';
import { HowWeHelp } from '@/components/home/how-we-help';
import { EventTeasers } from '@/components/home/event-teasers';
import { Hero } from '@/components/home/hero';
import { MissionAndGifts } from '@/components/home/mission-and-gifts';
import { SiteLayout } from '@/components/frame/site-layout';
import { JsonLd } from '@/components/frame/json-ld';
import { Figures } from '@/components/ui/figures';
import { GiveAndJoin } from '@/components/ui/give-and-join';
import { lastEventEnd, teasersOf } from '@/lib/events/events';
import { routes } from '@/lib/site/routes';
import { charityData } from '@/lib/structured-data/charity';

export const generateMetadata = () => metadataAt(routes.home);

export default function HomePage() {
  const { site, pages, events, page } = contentAt(routes.home);
  const words = pages.home;
  const now = new Date();
  return (
    <SiteLayout site={site} page={page}>
      <Hero {...page} button={words.hero.button} />
      <Figures {...words.impact} headingId="impact" belowHills />
      <MissionAndGifts
        mission={{ ...words.mission, text: pages.mission.statement.text }}
        gifts={words.gifts}
        items={pages.donation.impact.items}
        locale={site}
      />
      <HowWeHelp {...words.change} />
      <EventTeasers
        {...words.events}
        none={pages.events.none.text}
        lastEnd={lastEventEnd(events)}
        status={pages.events.status}
        site={site}
        now={now}
        events={teasersOf(events, now)}
      />
      <GiveAndJoin {...words.call} />
      <JsonLd data={charityData(site, pages.home.description)} />
    </SiteLayout>
  );
}
