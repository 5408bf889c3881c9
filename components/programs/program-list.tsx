import { detailPath, href } from '@/lib/site/routes';
import type { Program } from '@/lib/schema/program';
import { ButtonLink } from '../ui/button-link';
import { SceneOrPicture } from '../ui/scene-or-picture';
import { Icon } from '../ui/icon';

import { Section } from '../ui/section';

interface ProgramListProps {
  heading: string;
  /** Words on the button that leads to more about a program. */
  learn: string;
  programs: Program[];
}

/** All programs as cards. */
export function ProgramList({ heading, learn, programs }: ProgramListProps) {
  return (
    <Section labelledBy="programs" className="pt-8 lg:pt-12">
      <h2 id="programs" className="text-2xl">
        {heading}
      </h2>
      <ul className="program-grid sm:max-lg:two-across lg:three-across mt-10 grid gap-5">
        {programs.map(({ slug, icon, title, summary, order, picture }) => (
          <li key={slug} className="flex flex-col items-start rounded-lg p-7">
            {picture && (
              <SceneOrPicture
                picture={picture}
                sizes="(min-width: 64em) 24rem, (min-width: 40em) 50vw, 100vw"
                timeOfDay="noon"
                seed={order}
                ground="sage"
                className="mb-6 h-40 w-full rounded-md"
              />
            )}
            <Icon name={icon} className="h-10 w-10" />
            <h3 className="mt-5 text-xl">{title}</h3>
            <p className="mb-6 mt-2">{summary}</p>
            <ButtonLink
              href={href(detailPath('programs', slug))}
              variant="outline"
              className="mt-auto"
            >
              {learn}
              <span className="sr-only"> {title}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
