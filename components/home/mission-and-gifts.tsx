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
      <div className="container-page grid gap-y-16 py-16 lg:gap-y-20 lg:py-24">
        {mission && (
          <section aria-labelledby="mission">
            <h2 id="mission" className="text-xl text-clay">
              {mission.heading}
            </h2>
            <p className="mt-4 max-w-[21em] font-display text-2xl lg:text-[3.5rem] lg:leading-[1.1]">
              {mission.text}
            </p>
            <a href={mission.to} className="arrow-link mt-6">
              {mission.link}
              <Icon name="arrow" />
            </a>
          </section>
        )}
        {gifts && (
          <section
            aria-labelledby="gifts"
            className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.5fr] lg:grid-rows-[auto_1fr] lg:items-start"
          >
            <div>
              <h2 id="gifts" className="text-xl text-clay">
                {gifts.heading}
              </h2>
              <p className="mt-4 text-lg">{gifts.text}</p>
            </div>
            <GiftList
              items={gifts.items}
              locale={locale}
              className="lg:col-start-2 lg:row-span-2 lg:row-start-1"
            />
            <a href={gifts.to} className="arrow-link justify-self-start">
              {gifts.link}
              <Icon name="arrow" />
            </a>
          </section>
        )}
      </div>
    </div>
  );
}
