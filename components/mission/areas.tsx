import { motifPath } from '@/lib/look/motifs/motif-file';
import type { PaletteInput } from '@/lib/look/palette';
import { leaveOneAlone } from '@/lib/look/rows';
import type { Pages } from '@/lib/schema/pages';
import { SceneOrPicture } from '../ui/scene-or-picture';
import { Section } from '../ui/section';

type AreasProps = NonNullable<Pages['mission']['areas']> & { site: PaletteInput };

/** The areas where the work makes a difference, each with a view. */
export function Areas({ site, heading, items }: AreasProps) {
  // Where two to a row would leave one alone, three stand there on a wide screen.
  const rows = leaveOneAlone(items) ? 'md:max-lg:two-across lg:three-across' : 'md:two-across';
  return (
    <Section labelledBy="areas" tone="sage">
      <h2 id="areas" className="text-2xl">
        {heading}
      </h2>
      <ul className={`mt-10 grid gap-6 lg:gap-8 ${rows}`}>
        {items.map((area, i) => (
          <li key={area.title} className="card">
            <SceneOrPicture
              drawing={motifPath(site, area)}
              picture={area.picture}
              sizes="(min-width: 64em) 36rem, 100vw"
              timeOfDay={area.scene}
              seed={60 + i}
              ground="surface"
              className="h-48 lg:h-64"
            />
            <div className="p-[min(1.5rem,6vw)] pt-4 lg:p-8 lg:pt-4">
              <h3 className="text-xl">{area.title}</h3>
              <p className="mt-3 max-w-text">{area.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
