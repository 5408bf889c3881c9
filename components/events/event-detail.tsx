import { directionsUrl } from '@/lib/directions';
import { calendarPath, contactAbout, href, routes } from '@/lib/routes';
import type { CharityEvent } from '@/lib/schema/event';
import type { Pages } from '@/lib/schema/pages';
import { Answers } from '../ui/answers';
import { ButtonLink } from '../ui/button-link';
import { Section } from '../ui/section';
import { Share } from '../ui/share';
import { EventFacts } from './event-facts';
import { EventNote } from './event-note';

interface EventDetailProps {
  event: CharityEvent;
  /** The whole address of the page. */
  url: string;
  /** The zone of the place, which the hours are named in. */
  timeZone: string;
  page: Pages['events'];
  /** The build's clock. */
  now: Date;
}

/** All that content tells of one event. */
export function EventDetail({ event, url, timeZone, page, now }: EventDetailProps) {
  const words = page.detail;
  const { title, about = [event.summary], registrationUrl, status, address } = event;
  const questions = ['audience', 'cost', 'performer', 'access', 'bring'] as const;
  return (
    <Section labelledBy="about" className="pt-8 lg:pt-12">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[1.5fr_1fr]">
        <div className="card self-start p-6 sm:p-8 lg:order-last">
          <EventFacts event={event} timeZone={timeZone} />
          <EventNote event={event} status={page.status} now={now} />
          <div className="mt-8 grid justify-items-start gap-3">
            <div className="flex flex-wrap gap-3">
              {status !== 'cancelled' && (
                <ButtonLink href={registrationUrl ?? contactAbout(title)}>
                  {words.register}
                </ButtonLink>
              )}
              <Share words={words.share} url={url} />
            </div>
            {status !== 'cancelled' && (
              <a href={href(calendarPath(event.slug))} className="arrow-link">
                {page.calendar.add}
              </a>
            )}
            {address && (
              <a href={directionsUrl(address)} className="arrow-link">
                {words.directions}
              </a>
            )}
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
