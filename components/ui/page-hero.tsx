import type { HeroScene } from '@/lib/look/hero-scene';
import type { Picture } from '@/lib/look/pictures';
import { Opening } from './opening';
import { OpeningHeading } from './opening-heading';

interface PageHeroProps extends HeroScene {
  heading: string;
  lead: string;
  picture?: Picture | undefined;
  ground?: 'paper' | 'sage' | 'brand';
}

/** The opening of a page: its heading in the sky above a ridgeline, or beside a picture. */
export function PageHero({
  heading,
  lead,
  picture,
  timeOfDay,
  seed,
  motif,
  ground = 'paper',
}: PageHeroProps) {
  return (
    <Opening
      picture={picture}
      timeOfDay={timeOfDay}
      seed={seed}
      motif={motif}
      ground={ground}
      sun="bottom-20 end-[68%] [--size:3.5rem] sm:bottom-24 sm:[--size:4rem] lg:bottom-auto lg:end-[max(12%,calc(50vw-30rem))] lg:top-16 lg:[--size:6rem]"
      hills="h-28 sm:h-40 lg:h-56"
      room="pb-44 pt-12 sm:pb-48 lg:pb-64 lg:pt-20"
    >
      <OpeningHeading
        text={heading}
        isBeside={picture !== undefined}
        className="max-w-[9.5em] sm:max-w-[12.2em]"
      />
      <p className="mt-5 max-w-text text-lg">{lead}</p>
    </Opening>
  );
}
