import { shownBetween } from '@/lib/events/moments';
import type { Site } from '@/lib/schema/site';
import { contactHref } from '@/lib/site/nav';
import { ButtonLink } from '../ui/button-link';
import { Section } from '../ui/section';

interface NoEventsProps {
  site: Site;
  heading: string;
  text: string;
  button: string;
  /** Said to those who came, where there was something to come to. */
  thanks: string;
  hadSome: boolean;
  /** Since when no event lies ahead, as ISO 8601; the page script shows it from then on. */
  since: string;
  now: Date;
}

/** What is said where no event lies ahead: thanks for the last ones, and how to hear of the next. */
export function NoEvents({ site, hadSome, since, now, ...words }: NoEventsProps) {
  return (
    <div {...shownBetween(now, { from: since })}>
      <Section labelledBy="none" className="pb-6 pt-8 lg:pb-8 lg:pt-12">
        <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_2fr]">
          <h2 id="none" className="text-2xl">
            {words.heading}
          </h2>
          <div className="max-w-text">
            {hadSome && <p className="mb-5 text-lg">{words.thanks}</p>}
            <p className="text-muted">{words.text}</p>
            <ButtonLink href={contactHref(site, words.button)} className="mt-6">
              {words.button}
            </ButtonLink>
          </div>
        </div>
      </Section>
    </div>
  );
}
