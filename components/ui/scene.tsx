import type { ReactNode } from 'react';
import { RIDGE_BOX, ridges } from '@/lib/look/ridges';
import type { TimeOfDay } from '@/lib/schema/fields';

/** The ground below a scene, whose colour its nearest hill takes. */
const grounds = {
  paper: 'text-paper',
  surface: 'text-surface',
  sage: 'text-sage',
  juniper: 'text-juniper',
  night: 'text-night',
};

interface SceneProps {
  timeOfDay: TimeOfDay;
  /** Which hills are drawn; the same number draws the same hills. */
  seed: number;
  ground: keyof typeof grounds;
  /** Where the sun stands and how large it is. */
  sun?: string;
  /** How high the hills reach. */
  hills?: string;
  /** How many hills stand behind each other. */
  layers?: number;
  className?: string;
  children?: ReactNode;
}

/** A ridgeline at an hour of the day, behind what stands in it. Decoration only. */
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
  return (
    <div data-time-of-day={timeOfDay} className={`relative isolate overflow-hidden ${className}`}>
      <span aria-hidden className={`sun absolute -z-20 ${sun}`} />
      <svg
        aria-hidden
        viewBox={`0 0 ${RIDGE_BOX.width} ${RIDGE_BOX.height}`}
        preserveAspectRatio="none"
        className={`hills absolute -bottom-px end-0 -z-10 ${hills} ${grounds[ground]}`}
      >
        {ridges(seed, layers).map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
      {children}
    </div>
  );
}
