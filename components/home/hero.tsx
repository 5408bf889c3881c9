import type { HeroScene } from '@/lib/look/hero-scene';
import type { Picture } from '@/lib/look/pictures';
import { ButtonLink } from '../ui/button-link';
import { Opening } from '../ui/opening';
import { OpeningHeading } from '../ui/opening-heading';

interface HeroProps extends HeroScene {
  heading: string;
  lead: string;
  picture?: Picture | undefined;
  /** What we ask for, and where that is done. */
  button: string;
  to: string | undefined;
}

/** The first view of the site: sunrise over the hills or a picture, and the one thing we ask for. */
export function Hero({ heading, lead, picture, button, to, timeOfDay, seed, motif }: HeroProps) {
  return (
    <Opening
      picture={picture}
      timeOfDay={timeOfDay}
      seed={seed}
      motif={motif}
      ground="brand"
      layers={5}
      sun="bottom-[8rem] end-[12%] [--size:5rem] sm:bottom-40 sm:[--size:7rem] lg:bottom-auto lg:end-[max(12%,calc(50vw-33rem))] lg:top-28 lg:[--size:11rem]"
      hills="h-44 sm:h-64 lg:h-[22rem]"
      front="end-0 w-[min(100%,24rem)] sm:w-[32rem] lg:end-[max(0px,calc(50vw-40rem))] lg:w-[min(50vw,40rem)]"
      room="pb-64 pt-14 sm:pb-72 lg:pt-24"
    >
      <OpeningHeading
        text={heading}
        isBeside={picture !== undefined}
        className="max-w-[7.4em] sm:max-w-[9.5em]"
      />
      <p className="mt-5 max-w-[34ch] text-lg">{lead}</p>
      <ButtonLink href={to} className="mt-8">
        {button}
      </ButtonLink>
    </Opening>
  );
}
