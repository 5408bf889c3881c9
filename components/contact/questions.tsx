import type { Pages } from '@/lib/schema/pages';
import { Prose } from '../ui/prose';
import { Section } from '../ui/section';

type QuestionsProps = NonNullable<Pages['contact']['faq']> & {
  /** The id of its heading. */
  id?: string;
  className?: string;
};

/** Questions that people ask, each with its answer behind it. */
export function Questions({ id = 'questions', heading, questions, className }: QuestionsProps) {
  return (
    <Section labelledBy={id} className={className}>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <h2 id={id} className="text-2xl">
          {heading}
        </h2>
        <div>
          {questions.map(({ question, answer }) => (
            <details key={question} className="question">
              <summary>
                <h3 className="text-xl">{question}</h3>
              </summary>
              <div className="grid max-w-text gap-3 pb-6">
                {answer.map((paragraph) => (
                  <Prose key={paragraph} text={paragraph} />
                ))}
              </div>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
