import type { ReactNode } from 'react';
import type { MotifName } from '@/lib/look/motifs/motifs';
import type { TimeOfDay } from '@/lib/schema/fields';
import { Scene } from './scene';

interface CallToActionProps {
  heading: string;
  text: string;
  /** The level of its heading: h1 where it is all that the page says. */
  level?: 'h1' | 'h2';
  motif?: MotifName | undefined;
  timeOfDay?: Extract<TimeOfDay, 'dusk' | 'night'>;
  /** The buttons. */
  children: ReactNode;
}

/** The close of a page: dusk or night over the hills, and what a visitor can do next. */
export function CallToAction({
  heading,
  text,
  motif,
  timeOfDay = 'night',
  level: Heading = 'h2',
  children,
}: CallToActionProps) {
  return (
    <section aria-labelledby="call">
      <Scene
        timeOfDay={timeOfDay}
        seed={28}
        motif={motif}
        ground="night"
        sun="bottom-[5.5rem] end-[68%] [--size:3rem] sm:bottom-32 lg:bottom-auto lg:end-[max(12%,calc(50vw-30rem))] lg:top-24 lg:[--size:5rem]"
        hills="h-28 sm:h-40 lg:h-48"
      >
        <div className="container-page pb-44 pt-20 sm:pb-52 lg:pt-28">
          <Heading
            id="call"
            className={`max-w-[10.8em] ${Heading === 'h1' ? 'text-3xl' : 'text-2xl'}`}
          >
            {heading}
          </Heading>
          <p className="mt-4 max-w-text text-lg">{text}</p>
          <div className="mt-8 flex flex-wrap gap-4">{children}</div>
        </div>
      </Scene>
    </section>
  );
}
