import type { Pages } from '@/lib/schema/pages';
import { Section } from '../ui/section';

/** How the charity came to be, as a path with stops. */
export function Story({ heading, steps }: NonNullable<Pages['about']['story']>) {
  return (
    <Section labelledBy="story" tone="sage">
      <h2 id="story" className="text-2xl">
        {heading}
      </h2>
      <ol className="lg:three-across mt-10 grid lg:mt-14 lg:gap-y-14">
        {steps.map(({ year, title, text }) => (
          <li key={title} className="timeline-step">
            <p className="font-display text-xl text-clay">{year}</p>
            <h3 className="mt-2 text-xl">{title}</h3>
            <p className="mt-2 max-w-text">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
