import { motifPath } from '@/lib/look/motifs/motif-file';
import type { PaletteInput } from '@/lib/look/palette';
import type { Program } from '@/lib/schema/program';
import { detailPath, href } from '@/lib/site/routes';
import { ButtonLink } from '../ui/button-link';
import { SceneOrPicture } from '../ui/scene-or-picture';
import { Section } from '../ui/section';

interface ProgramListProps {
  site: PaletteInput;
  heading: string;
  /** Words on the button that leads to more about a program. */
  learn: string;
  programs: Program[];
}

/** All programs as cards. */
export function ProgramList({ site, heading, learn, programs }: ProgramListProps) {
  return (
    <Section labelledBy="programs" className="pt-8 lg:pt-12">
      <h2 id="programs" className="text-2xl">
        {heading}
      </h2>
      <ul className="program-grid sm:max-lg:two-across lg:three-across mt-10 grid gap-5">
        {programs.map((program, i) => (
          <li key={program.slug} className="card">
            <div className="flex h-full flex-col">
              <SceneOrPicture
                drawing={motifPath(site, program)}
                picture={program.picture}
                sizes="(min-width: 64em) 24rem, (min-width: 40em) 50vw, 100vw"
                timeOfDay={program.scene}
                seed={1}
                ground={i === 0 ? 'brand' : 'surface'}
                layers={3}
                className="h-44 w-full"
              />
              <div className="flex grow flex-col items-start p-[min(1.75rem,7vw)] pt-5">
                <h3 className="text-xl">{program.title}</h3>
                <p className="mb-6 mt-2">{program.summary}</p>
                <ButtonLink
                  href={href(detailPath('programs', program.slug))}
                  variant={i === 0 ? 'light' : 'outline'}
                  className="mt-auto"
                  about={program.title}
                >
                  {learn}
                </ButtonLink>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
