import { eventSeed } from '@/lib/look/hero-scene';
import { DescriptionList } from '../ui/description-list';
import { DetailPicture } from '../ui/detail-picture';
import { Prose } from '../ui/prose';
import { Section } from '../ui/section';
import { EventCard, type EventCardProps } from './event-card';

const QUESTIONS = ['audience', 'cost', 'performer', 'access', 'bring'] as const;

/** All that content tells of one event, beside the summary, which the page opens with. */
export function EventDetail(card: EventCardProps) {
  const { event } = card;
  const words = card.page.detail;
  const { about = [], picture, scene } = event;
  const answers = QUESTIONS.map((key) => ({ question: words[key], answer: event[key] }));
  const isTold = about.length > 0 || answers.some(({ answer }) => answer !== undefined);
  if (!isTold && !picture) {
    return (
      <Section className="pt-8 lg:pt-12">
        <EventCard {...card} isAlone />
      </Section>
    );
  }
  return (
    <Section className="pt-8 lg:pt-12">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[1.5fr_1fr]">
        <EventCard {...card} />
        <div>
          <DetailPicture picture={picture} timeOfDay={scene} seed={eventSeed(event)} />
          {isTold && (
            <section aria-labelledby="about">
              <h2 id="about" className="text-2xl">
                {words.about}
              </h2>
              {about.length > 0 && (
                <div className="mt-6 grid max-w-text gap-5 first:*:text-lg">
                  {about.map((paragraph) => (
                    <Prose key={paragraph} text={paragraph} />
                  ))}
                </div>
              )}
              <DescriptionList answers={answers} />
            </section>
          )}
        </div>
      </div>
    </Section>
  );
}
