import type { ReactNode } from 'react';
import { builtLandscape, land, lights } from '@/lib/look/land/landscape';
import { BOX } from '@/lib/look/land/line';
import type { TimeOfDay } from '@/lib/schema/fields';

/** The ground below a scene, whose colour its nearest hill takes. */
const grounds = {
  paper: 'text-paper',
  surface: 'text-surface',
  sage: 'text-sage',
  brand: 'text-brand',
  night: 'text-night',
};

interface SceneProps {
  timeOfDay: TimeOfDay;
  /** Which of its kind is drawn; the same number draws the same. */
  seed: number;
  ground: keyof typeof grounds;
  /** Where the sun stands and how large it is. */
  sun?: string;
  /** How high the land reaches. */
  hills?: string;
  /** How many outlines stand behind each other. */
  layers?: number;
  className?: string;
  children?: ReactNode;
}

/** A landscape at an hour of the day, behind what stands in it. Decoration only. */
export function Scene({
  timeOfDay,
  seed,
  ground,
  sun = 'end-[14%] top-[18%] [--size:3rem]',
  hills = 'h-3/5',
  layers = 4,
  className = '',
  children,
}: SceneProps) {
  const landscape = builtLandscape();
  const [far, ...nearer] = land(landscape, seed, layers);
  const shining = lights(landscape, seed);
  return (
    <div data-time-of-day={timeOfDay} className={`relative isolate overflow-hidden ${className}`}>
      {/* What is drawn comes last, so that it has its place also where only a part of the page has been read. */}
      {children}
      <span aria-hidden className={`sun absolute -z-20 ${sun}`} />
      <svg
        aria-hidden
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        preserveAspectRatio="none"
        className={`hills absolute -bottom-px end-0 -z-10 ${hills} ${grounds[ground]}`}
      >
        <path d={far} />
        {shining && (
          <g className="lights">
            <path d={shining} />
          </g>
        )}
        {nearer.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
    </div>
  );
}
