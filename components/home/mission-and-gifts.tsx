import { href, routes } from '@/lib/site/routes';
import type { Pages } from '@/lib/schema/pages';
import type { Locale } from '@/lib/text/locale';
import { GiftList } from '../donation/gift-list';
import { Icon } from '../ui/icon';

interface MissionAndGiftsProps {
  mission: Pages['home']['mission'] & { text: string };
  gifts: Pages['home']['gifts'];
  /** What gifts of some amounts do, as the donation page lists it. */
  items: Pages['donation']['impact']['items'];
  locale: Locale;
}

/** What visitors look for first: what the charity is for, and where a gift goes. */
export function MissionAndGifts({ mission, gifts, items, locale }: MissionAndGiftsProps) {
  return (
    <div className="bg-paper">
      <div className="container-page grid gap-x-16 gap-y-16 py-16 lg:grid-cols-[1.2fr_1fr] lg:py-24">
        <section aria-labelledby="mission">
          <h2 id="mission" className="text-xl text-clay">
            {mission.heading}
          </h2>
          <p className="mt-4 font-display text-2xl">{mission.text}</p>
          <a href={href(routes.mission)} className="arrow-link mt-6">
            {mission.link}
            <Icon name="arrow" />
          </a>
        </section>
        <section aria-labelledby="gifts">
          <h2 id="gifts" className="text-xl text-clay">
            {gifts.heading}
          </h2>
          <p className="mt-4 text-lg">{gifts.text}</p>
          <GiftList items={items} locale={locale} className="mt-6" />
          <a href={href(routes.donation)} className="arrow-link mt-4">
            {gifts.link}
            <Icon name="arrow" />
          </a>
        </section>
      </div>
    </div>
  );
}
