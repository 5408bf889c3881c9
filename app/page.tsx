import { contentOf, metadataAt } from '@/app/content-at';
import { JsonLd } from '@/components/frame/json-ld';
import { SiteLayout } from '@/components/frame/site-layout';
import { EventTeasers } from '@/components/home/event-teasers';
import { Hero } from '@/components/home/hero';
import { HowWeHelp } from '@/components/home/how-we-help';
import { MissionAndGifts } from '@/components/home/mission-and-gifts';
import { Figures } from '@/components/ui/figures';
import { GiveAndJoin } from '@/components/ui/give-and-join';
import { lastEventEnd, teasersOf } from '@/lib/events/events';
import { buildTime } from '@/lib/site/build-time';
import { donateHref, pageHref } from '@/lib/site/nav';
import { href, routes } from '@/lib/site/routes';
import { charityData, siteData } from '@/lib/structured-data/charity';

export const generateMetadata = () => metadataAt(routes.home);

export default function HomePage() {
  const { site, pages, events, words, page } = contentOf('home');
  const now = buildTime();
  return (
    <SiteLayout site={site} page={page}>
      <Hero {...page} button={words.hero.button} to={donateHref(site)} />
      {words.impact && <Figures {...words.impact} belowHills={!page.picture} />}
      <MissionAndGifts
        mission={
          words.mission &&
          pages.mission && {
            ...words.mission,
            text: pages.mission.statement.text,
            to: href(routes.mission),
          }
        }
        gifts={
          words.gifts &&
          pages.donation?.impact && {
            ...words.gifts,
            items: pages.donation.impact.items,
            to: href(routes.donation),
          }
        }
        locale={site}
      />
      {words.change && <HowWeHelp {...words.change} programs={pageHref(site, 'programs')} />}
      {words.events && pages.events && (
        <EventTeasers
          {...words.events}
          none={pages.events.none.text}
          lastEnd={lastEventEnd(events)}
          status={pages.events.status}
          site={site}
          now={now}
          events={teasersOf(events, now)}
        />
      )}
      {words.call && <GiveAndJoin {...words.call} site={site} motif="town" />}
      <JsonLd data={siteData(site)} />
      <JsonLd data={charityData(site, pages.home.description)} />
    </SiteLayout>
  );
}
