import { shownBetween } from '@/lib/events/moments';
import type { Site } from '@/lib/schema/site';
import { talkAbout } from '@/lib/site/nav';
import { ButtonLink } from '../ui/button-link';
import { Section } from '../ui/section';

interface NoEventsProps {
  site: Site;
  heading: string;
  text: string;
  button: string;
  /** Since when no event lies ahead, as ISO 8601; the page script shows it from then on. */
  since: string;
  now: Date;
}

/** What is said where no event lies ahead, and how to hear of the next. */
export function NoEvents({ site, heading, text, button, since, now }: NoEventsProps) {
  return (
    <div {...shownBetween(now, { from: since })}>
      <Section labelledBy="none" className="pb-6 pt-8 lg:pb-8 lg:pt-12">
        <h2 id="none" className="text-2xl">
          {heading}
        </h2>
        <p className="mt-4 max-w-text text-lg text-muted">{text}</p>
        <ButtonLink href={talkAbout(site, button)} variant="outline" className="mt-6">
          {button}
        </ButtonLink>
      </Section>
    </div>
  );
}
