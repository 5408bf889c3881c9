import type { Hour } from '@/lib/schema/fields';
import { Scene } from './scene';

interface PageHeroProps {
  heading: string;
  lead: string;
  hour: Hour;
  seed: number;
  ground?: 'paper' | 'sage' | 'juniper';
}

/** The opening of a page: its heading in the sky above a ridgeline. */
export function PageHero({ heading, lead, hour, seed, ground = 'paper' }: PageHeroProps) {
  return (
    <Scene
      hour={hour}
      seed={seed}
      ground={ground}
      sun="right-[8%] top-10 [--size:3.5rem] sm:right-[14%] sm:[--size:6rem]"
      hills="h-24 sm:h-32 lg:h-40"
    >
      <div className="container-page pb-32 pt-14 sm:pb-40 lg:pb-48 lg:pt-20">
        <h1 className="max-w-[14ch] text-3xl sm:max-w-[18ch]">{heading}</h1>
        <p className="mt-5 max-w-text text-lg">{lead}</p>
      </div>
    </Scene>
  );
}
