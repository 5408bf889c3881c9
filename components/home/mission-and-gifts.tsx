import type { Pages } from '@/lib/schema/pages';
import type { Locale } from '@/lib/text/locale';
import { GiftList } from '../donation/gift-list';
import { Icon } from '../ui/icon';

type Mission = NonNullable<Pages['home']['mission']>;
type Gifts = NonNullable<Pages['home']['gifts']>;

interface MissionAndGiftsProps {
  /** The mission, and where more of it is told. */
  mission: (Mission & { text: string; to: string }) | undefined;
  /** What gifts of some amounts do, as the donation page lists it, and where to give. */
  gifts:
    (Gifts & { items: NonNullable<Pages['donation']['impact']>['items']; to: string }) | undefined;
  locale: Locale;
}

/** What visitors look for first: what the charity is for, and where a gift goes. */
export function MissionAndGifts({ mission, gifts, locale }: MissionAndGiftsProps) {
  if (!mission && !gifts) return null;
  return (
    <div className="bg-paper">
      <div className="container-page grid gap-x-16 gap-y-16 py-16 lg:grid-cols-[1.2fr_1fr] lg:py-24">
        {mission && (
          <section aria-labelledby="mission">
            <h2 id="mission" className="text-xl text-clay">
              {mission.heading}
            </h2>
            <p className="mt-4 font-display text-2xl">{mission.text}</p>
            <a href={mission.to} className="arrow-link mt-6">
              {mission.link}
              <Icon name="arrow" />
            </a>
          </section>
        )}
        {gifts && (
          <section aria-labelledby="gifts">
            <h2 id="gifts" className="text-xl text-clay">
              {gifts.heading}
            </h2>
            <p className="mt-4 text-lg">{gifts.text}</p>
            <GiftList items={gifts.items} locale={locale} className="mt-6" />
            <a href={gifts.to} className="arrow-link mt-4">
              {gifts.link}
              <Icon name="arrow" />
            </a>
          </section>
        )}
      </div>
    </div>
  );
}
