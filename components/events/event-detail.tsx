import { contactAbout, href, routes } from '@/lib/routes';
import type { CharityEvent } from '@/lib/schema/event';
import type { Pages } from '@/lib/schema/pages';
import { Answers } from '../ui/answers';
import { ButtonLink } from '../ui/button-link';
import { Section } from '../ui/section';
import { EventFacts } from './event-facts';
import { OverNote, type OverWords } from './over-note';

interface EventDetailProps extends OverWords {
  event: CharityEvent;
  words: Pages['events']['detail'];
}

/** All that content tells of one event. */
export function EventDetail({ event, words, ...over }: EventDetailProps) {
  const { title, about = [event.summary], registrationUrl } = event;
  const questions = ['audience', 'cost', 'performer', 'access', 'bring'] as const;
  return (
    <Section labelledBy="about" className="pt-8 lg:pt-12">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[1.5fr_1fr]">
        <div className="card self-start p-6 sm:p-8 lg:order-last">
          <EventFacts event={event} />
          <OverNote event={event} {...over} />
          <div className="mt-8 grid justify-items-start gap-3">
            <ButtonLink href={registrationUrl ?? contactAbout(title)}>{words.register}</ButtonLink>
            <a href={href(routes.events)} className="arrow-link">
              {words.all}
            </a>
          </div>
        </div>
        <div>
          <h2 id="about" className="text-2xl">
            {words.about}
          </h2>
          <div className="mt-6 grid max-w-text gap-5 first:*:text-lg">
            {about.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <Answers
            answers={questions.map((key) => ({ question: words[key], answer: event[key] }))}
          />
        </div>
      </div>
    </Section>
  );
}
