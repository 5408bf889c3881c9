import type { Pages } from '@/lib/schema/pages';
import { Icon } from '../ui/icon';
import { Section } from '../ui/section';
import { SectionIntro } from '../ui/section-intro';

type HowWeHelpProps = NonNullable<Pages['home']['change']> & {
  /** Where the programs are; the cards lead there. */
  programs: string | undefined;
};

/** How the charity creates change: cards, each of which leads to the programs if the site has them. */
export function HowWeHelp({ heading, text, cards, programs }: HowWeHelpProps) {
  return (
    <Section labelledBy="change" tone="sage">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.5fr]">
        <SectionIntro id="change" heading={heading} text={text} />
        <ul>
          {cards.map((card) => (
            <li key={card.title} className="border-t border-edge last:border-b">
              <div className="card-row">
                <span className="h-12 w-12 rounded-full bg-surface p-3 text-link">
                  <Icon name={card.icon} />
                </span>
                <div className="beside">
                  <h3 className="text-xl">
                    {programs === undefined ? (
                      card.title
                    ) : (
                      <a href={programs} className="card-link">
                        {card.title}
                      </a>
                    )}
                  </h3>
                  <p className="mt-1 text-muted">{card.text}</p>
                </div>
                {programs && <Icon name="arrow" className="card-arrow h-6 w-6" />}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
