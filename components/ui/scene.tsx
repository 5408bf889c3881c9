import { Fragment, type ReactNode } from 'react';
import type { HeroScene } from '@/lib/look/hero-scene';
import { builtLandscape, landscapePaths, lights } from '@/lib/look/land/landscape';
import { BOX } from '@/lib/look/land/line';
import { MOTIF_BOX, MOTIFS } from '@/lib/look/motifs/motifs';
import { shapesSvg } from '@/lib/look/motifs/shapes';

/** The ground below a scene, whose color its nearest hill takes. */
const grounds = {
  paper: 'text-paper',
  surface: 'text-surface',
  sage: 'text-sage',
  brand: 'text-brand',
  night: 'text-night',
};

interface SceneProps extends HeroScene {
  ground: keyof typeof grounds;
  /** Where the sun stands and how large it is. */
  sun?: string;
  /** How high the land reaches. */
  hills?: string;
  /** How wide the motif is, and how far from the end of the scene. */
  front?: string;
  /** The address of a motif in a file of its own, which is fetched once it comes into view. */
  drawing?: string | undefined;
  /** How many outlines stand behind each other. */
  layers?: number;
  className?: string;
  children?: ReactNode;
}

/** A landscape at an hour of the day, behind what stands in it. Decoration only. */
export function Scene({
  timeOfDay,
  seed,
  motif,
  ground,
  sun = 'end-[14%] top-[18%] [--size:3rem]',
  hills = 'h-3/5',
  front = 'end-0 w-[min(100%,20rem)] sm:w-96 lg:end-[max(0px,calc(50vw-40rem))] lg:w-[min(50vw,40rem)]',
  drawing,
  layers = 4,
  className = '',
  children,
}: SceneProps) {
  const landscape = builtLandscape();
  const outlines = landscapePaths(landscape, seed, layers);
  const shining = lights(landscape, seed);
  const range = {
    'aria-hidden': true,
    viewBox: `0 0 ${BOX.width} ${BOX.height}`,
    preserveAspectRatio: 'none',
  };
  const place = `hills absolute -bottom-px end-0 -z-10 ${hills}`;
  return (
    <div className={`scene at-${timeOfDay} relative isolate overflow-hidden ${className}`}>
      {/* What is drawn comes last, so that it has its place also where only a part of the page has been read. */}
      {children}
      <span aria-hidden className={`sun absolute -z-20 ${sun}`} />
      <svg {...range} className={place}>
        {outlines.slice(0, -1).map((path, i) => (
          <Fragment key={path}>
            <path d={path} fill={`var(--hill-${i + 1})`} />
            {i === 0 && shining && <path d={shining} fill="var(--sun)" className="lights" />}
          </Fragment>
        ))}
      </svg>
      {motif && (
        <svg
          aria-hidden
          viewBox={`0 0 ${MOTIF_BOX.width} ${MOTIF_BOX.height}`}
          className={`motif absolute -z-10 ${front}`}
          dangerouslySetInnerHTML={{ __html: shapesSvg(MOTIFS[motif]) }}
        />
      )}
      {drawing && (
        <img
          src={drawing}
          alt=""
          loading="lazy"
          decoding="async"
          className="motif absolute inset-x-0 -z-10 h-[88%] w-full object-cover object-bottom"
        />
      )}
      <svg {...range} className={`${place} ${grounds[ground]}`}>
        <path d={outlines.at(-1)} fill="currentColor" />
      </svg>
    </div>
  );
}
