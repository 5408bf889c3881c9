import type { ReactNode } from 'react';
import { Scene } from './scene';

interface CallToActionProps {
  heading: string;
  text: string;
  /** The level of its heading: h1 where it is all that the page says. */
  level?: 'h1' | 'h2';
  /** The buttons. */
  children: ReactNode;
}

/** The close of a page: night over the hills, and what a visitor can do next. */
export function CallToAction({
  heading,
  text,
  level: Heading = 'h2',
  children,
}: CallToActionProps) {
  return (
    <section aria-labelledby="call">
      <Scene
        hour="night"
        seed={5}
        ground="night"
        sun="right-[12%] top-12 [--size:3rem] sm:right-[16%] sm:top-20 sm:[--size:5rem]"
        hills="h-28 sm:h-40 lg:h-48"
      >
        <div className="container-page pb-40 pt-20 sm:pb-52 lg:pt-28">
          <Heading id="call" className="max-w-[16ch] text-2xl">
            {heading}
          </Heading>
          <p className="mt-4 max-w-text text-lg">{text}</p>
          <div className="mt-8 flex flex-wrap gap-4">{children}</div>
        </div>
      </Scene>
    </section>
  );
}
