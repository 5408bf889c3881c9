import type { HeroScene } from '@/lib/look/hero-scene';
import { Opening, type OpeningWords } from './opening';

interface PageHeroProps extends HeroScene, OpeningWords {
  ground?: 'paper' | 'sage' | 'brand';
}

/** The opening of a page: its heading in the sky above a ridgeline, or beside a picture. */
export function PageHero({ ground = 'paper', ...page }: PageHeroProps) {
  return (
    <Opening
      {...page}
      ground={ground}
      headingWidth="max-w-[9.5em] sm:max-w-[12.2em]"
      leadWidth="max-w-text"
      sun="bottom-20 end-[68%] [--size:3.5rem] sm:bottom-24 sm:[--size:4rem] lg:bottom-auto lg:end-[max(12%,calc(50vw-30rem))] lg:top-16 lg:[--size:6rem]"
      hills="h-28 sm:h-40 lg:h-56"
      room="pb-44 pt-12 sm:pb-48 lg:pb-64 lg:pt-20"
    />
  );
}
