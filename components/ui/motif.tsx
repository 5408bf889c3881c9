import { MOTIF_BOX } from '@/lib/look/motifs/motifs';
import type { Shape } from '@/lib/look/motifs/shapes';

interface MotifProps {
  shapes: readonly Shape[];
  /** Where it stands and how wide it is. */
  className: string;
}

/** What tells a page from the others, in front of its landscape and in the colors of its scene. Decoration only. */
export function Motif({ shapes, className }: MotifProps) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${MOTIF_BOX.width} ${MOTIF_BOX.height}`}
      className={`motif absolute -z-10 ${className}`}
    >
      {shapes.map(({ paint, d, width }) => {
        const color = `var(--${paint})`;
        return width === undefined ? (
          <path key={d} d={d} fill={color} />
        ) : (
          <path key={d} d={d} fill="none" stroke={color} strokeWidth={width} />
        );
      })}
    </svg>
  );
}
