import type { Pages } from '@/lib/schema/pages';
import type { Program } from '@/lib/schema/program';
import { detailPath, href } from '@/lib/site/routes';
import { Section } from '../ui/section';
import { SectionIntro } from '../ui/section-intro';

type VolunteeringProps = NonNullable<Pages['programs']['volunteering']> & { programs: Program[] };

/** What volunteers do, program by program; nothing where no program tells of it. */
export function Volunteering({ heading, text, programs }: VolunteeringProps) {
  const told = programs.filter(({ volunteers }) => volunteers !== undefined);
  if (told.length === 0) return null;
  return (
    <Section labelledBy="volunteering" tone="sage">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <SectionIntro id="volunteering" heading={heading} text={text} />
        <ul className="md:two-across grid gap-x-12">
          {told.map(({ slug, title, volunteers }) => (
            <li key={slug} className="border-t border-edge pb-6 pt-2">
              <h3 className="text-lg">
                <a
                  href={href(detailPath('programs', slug))}
                  className="inline-flex min-h-11 items-center hover:underline"
                >
                  {title}
                </a>
              </h3>
              <p className="text-muted">{volunteers}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
