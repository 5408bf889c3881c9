import type { ComponentProps, ReactNode } from 'react';
import type { HeroScene } from '@/lib/look/hero-scene';
import type { FreeSection } from '@/lib/schema/free-page';
import { withBase } from '@/lib/site/routes';
import { Questions } from '../contact/questions';
import { ButtonLink } from '../ui/button-link';
import { DetailPicture } from '../ui/detail-picture';
import { Prose } from '../ui/prose';
import { Section } from '../ui/section';
import { Downloads } from './downloads';
import { Gallery } from './gallery';
import { Logos } from './logos';
import { Testimonials } from './testimonials';

/** Sections on the ground of the page stand close, since nothing divides them; others keep away. */
const spaces = { paper: 'pb-6 pt-6 lg:pb-6 lg:pt-6', sage: 'my-8 lg:my-12' };

interface FreeSectionsProps {
  sections: readonly FreeSection[];
  /** What stands for a picture on another host until that has come. */
  scene: HeroScene;
  site: ComponentProps<typeof Downloads>['site'];
}

/** The sections of a page that the charity has made up itself, each in the look of its kind. */
export function FreeSections({ sections, ...shared }: FreeSectionsProps) {
  return (
    <div className="py-8 lg:py-12">
      {sections.map((section, i) => (
        <Part key={i} id={`part-${i + 1}`} section={section} {...shared} />
      ))}
    </div>
  );
}

interface PartProps extends Omit<FreeSectionsProps, 'sections'> {
  id: string;
  section: FreeSection;
}

function Part({ id, section, scene, site }: PartProps): ReactNode {
  switch (section.kind) {
    case 'text':
      return (
        <Band id={id} heading={section.heading}>
          <div className="grid max-w-text gap-5">
            <Prose text={section.text} />
          </div>
        </Band>
      );
    case 'picture':
      return (
        <Band id={id}>
          <figure>
            <DetailPicture {...scene} picture={section.picture} />
            {section.caption && <figcaption className="text-muted">{section.caption}</figcaption>}
          </figure>
        </Band>
      );
    case 'questions':
      return <Questions id={id} className={spaces.paper} {...section} />;
    case 'files':
      return (
        <Band id={id} heading={section.heading}>
          <Downloads files={section.files} site={site} />
        </Band>
      );
    case 'buttons':
      return (
        <Band id={id} heading={section.heading}>
          {section.text && <p className="mb-6 max-w-text text-lg text-muted">{section.text}</p>}
          <div className="flex flex-wrap gap-3">
            {section.buttons.map(({ label, link }) => (
              <ButtonLink key={label} href={withBase(link)} variant="outline">
                {label}
              </ButtonLink>
            ))}
          </div>
        </Band>
      );
    case 'logos':
      return (
        <Band id={id} heading={section.heading}>
          <Logos logos={section.logos} />
        </Band>
      );
    case 'testimonials':
      return (
        <Band id={id} heading={section.heading} tone="sage">
          <Testimonials testimonials={section.testimonials} />
        </Band>
      );
    case 'gallery':
      return (
        <Band id={id} heading={section.heading}>
          <Gallery pictures={section.pictures} />
        </Band>
      );
  }
}

interface BandProps {
  id: string;
  heading?: string | undefined;
  tone?: keyof typeof spaces;
  children: ReactNode;
}

/** A section with its heading, if it has one, above what it holds. */
function Band({ id, heading, tone = 'paper', children }: BandProps) {
  return (
    <Section labelledBy={heading && id} tone={tone} className={spaces[tone]}>
      {heading && (
        <h2 id={id} className="mb-6 text-2xl">
          {heading}
        </h2>
      )}
      {children}
    </Section>
  );
}
