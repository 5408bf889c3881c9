import { Change } from '@/components/home/change';
import { EventTeasers } from '@/components/home/event-teasers';
import { Hero } from '@/components/home/hero';
import { MissionAndGifts } from '@/components/home/mission-and-gifts';
import { Frame } from '@/components/frame/frame';
import { JsonLd } from '@/components/frame/json-ld';
import { Figures } from '@/components/ui/figures';
import { GiveAndJoin } from '@/components/ui/give-and-join';
import { getContent } from '@/lib/content';
import { quietSince, teasersOf } from '@/lib/events';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import { charityData } from '@/lib/structured-data/charity';

export function generateMetadata() {
  const content = getContent();
  return pageMetadata(content, routes.home, content.pages.home);
}

export default function HomePage() {
  const { site, pages, events } = getContent();
  const page = pages.home;
  const now = new Date();
  return (
    <Frame site={site} current="home">
      <Hero {...page.hero} tagline={site.tagline} />
      <Figures {...page.impact} headingId="impact" belowHills />
      <MissionAndGifts
        mission={{ ...page.mission, text: pages.mission.statement.text }}
        gifts={page.gifts}
        items={pages.donation.impact.items}
      />
      <Change {...page.change} />
      <EventTeasers
        {...page.events}
        none={pages.events.none.text}
        quiet={quietSince(events)}
        status={pages.events.status}
        timeZone={site.timeZone}
        now={now}
        events={teasersOf(events, now)}
      />
      <GiveAndJoin {...page.call} />
      <JsonLd data={charityData(site, pages.home.description)} />
    </Frame>
  );
}
