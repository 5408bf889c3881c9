import type { HeroScene } from '@/lib/look/hero-scene';
import type { Pages } from '@/lib/schema/pages';
import type { Program } from '@/lib/schema/program';
import type { Site } from '@/lib/schema/site';
import { contactHref } from '@/lib/site/nav';
import { href, routes, withBase } from '@/lib/site/routes';
import { ButtonLink } from '../ui/button-link';
import { DescriptionList } from '../ui/description-list';
import { DetailPicture } from '../ui/detail-picture';
import { Prose } from '../ui/prose';
import { Section } from '../ui/section';

interface ProgramDetailProps {
  site: Site;
  program: Program;
  /** What stands for a picture that hasn't come. */
  scene: HeroScene;
  words: Pages['programs']['detail'];
}

/** What a program gives, who it is for, how to get it, and what others can do for it. */
export function ProgramDetail({ site, program, scene, words }: ProgramDetailProps) {
  const { title, picture, about = [], help = words.help.text, button } = program;
  const questions = ['who', 'volunteers', 'gift'] as const;
  const isTold = [picture, ...about, ...questions.map((key) => program[key])].some(Boolean);
  return (
    <Section className="pt-8 lg:pt-12">
      <div className={`grid gap-x-16 gap-y-12 ${isTold ? 'lg:grid-cols-[1.5fr_1fr]' : ''}`}>
        {isTold && (
          <div>
            <DetailPicture picture={picture} {...scene} />
            {about.length > 0 && (
              <div className="grid max-w-text gap-5 text-lg">
                {about.map((paragraph) => (
                  <Prose key={paragraph} text={paragraph} />
                ))}
              </div>
            )}
            <DescriptionList
              answers={questions.map((key) => ({ question: words[key], answer: program[key] }))}
            />
          </div>
        )}
        <section aria-labelledby="help" className="card self-start p-6 sm:p-8">
          <h2 id="help" className="mb-3 text-xl">
            {words.help.heading}
          </h2>
          <div className={`grid gap-6 ${isTold ? '' : 'lg:grid-cols-2'}`}>
            <p>{help}</p>
            <div className="grid content-start justify-items-start gap-3">
              {button && <ButtonLink href={withBase(button.link)}>{button.label}</ButtonLink>}
              <ButtonLink href={contactHref(site, title)} variant={button && 'outline'}>
                {words.ask}
              </ButtonLink>
              <a href={href(routes.programs)} className="arrow-link">
                {words.all}
              </a>
            </div>
          </div>
        </section>
      </div>
    </Section>
  );
}
