import type { HeroScene } from '@/lib/look/hero-scene';
import { ButtonLink } from '../ui/button-link';
import { Opening, type OpeningWords } from '../ui/opening';

interface HeroProps extends HeroScene, OpeningWords {
  /** What we ask for, and where that is done. */
  button: string;
  to: string | undefined;
}

/** The first view of the site: sunrise over the hills or a picture, and the one thing we ask for. */
export function Hero({ button, to, ...page }: HeroProps) {
  return (
    <Opening
      {...page}
      ground="brand"
      layers={5}
      headingWidth="max-w-[7.4em] sm:max-w-[9.5em]"
      leadWidth="max-w-[34ch]"
      sun="bottom-[8rem] end-[12%] [--size:5rem] sm:bottom-40 sm:[--size:7rem] lg:bottom-auto lg:end-[max(12%,calc(50vw-33rem))] lg:top-28 lg:[--size:11rem]"
      hills="h-44 sm:h-64 lg:h-[22rem]"
      front="end-0 w-[min(100%,24rem)] sm:w-[32rem] lg:end-[max(0px,calc(50vw-40rem))] lg:w-[min(50vw,40rem)]"
      room="pb-64 pt-14 sm:pb-72 lg:pt-24"
    >
      <ButtonLink href={to} className="mt-8">
        {button}
      </ButtonLink>
    </Opening>
  );
}
