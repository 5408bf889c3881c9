import type { Pages } from '@/lib/schema/pages';
import { SceneOrPicture } from '../ui/scene-or-picture';
import { Section } from '../ui/section';

/** The areas where the work makes a difference, each with a view. */
export function Areas({ heading, items }: NonNullable<Pages['mission']['areas']>) {
  return (
    <Section labelledBy="areas" tone="sage">
      <h2 id="areas" className="text-2xl">
        {heading}
      </h2>
      <ul className="md:two-across mt-10 grid gap-6 lg:gap-8">
        {items.map(({ title, text, scene, picture }, i) => (
          <li key={title} className="card">
            <SceneOrPicture
              picture={picture}
              sizes="(min-width: 64em) 36rem, 100vw"
              timeOfDay={scene}
              seed={60 + i}
              ground="surface"
              className="h-48 lg:h-64"
            />
            <div className="p-6 pt-4 lg:p-8 lg:pt-4">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-3 max-w-text">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
