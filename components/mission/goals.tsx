import { leaveOneAlone } from '@/lib/look/rows';
import type { Pages } from '@/lib/schema/pages';
import type { Site } from '@/lib/schema/site';
import { Section } from '../ui/section';
import { SectionIntro } from '../ui/section-intro';

type GoalsProps = NonNullable<Pages['mission']['goals']> & Pick<Site, 'language'>;

/** The strategic goals, numbered: two to a row beside their heading, or three below it where two would leave one alone. */
export function Goals({ heading, text, items, language }: GoalsProps) {
  const isOdd = leaveOneAlone(items);
  return (
    <Section labelledBy="goals">
      <div className={`grid gap-x-16 gap-y-10 ${isOdd ? '' : 'lg:grid-cols-[1fr_2fr]'}`}>
        <SectionIntro id="goals" heading={heading} text={text} />
        <ol
          className={`grid gap-y-10 ${isOdd ? 'md:three-across gap-x-8' : 'md:two-across gap-x-12'}`}
        >
          {items.map((goal, i) => (
            <li key={goal.title} className="border-t-2 border-link pt-4">
              <span aria-hidden className="font-display text-2xl text-clay">
                {(i + 1).toLocaleString(language)}
              </span>
              <h3 className="mt-2 text-xl">{goal.title}</h3>
              <p className="mt-2 text-muted">{goal.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
