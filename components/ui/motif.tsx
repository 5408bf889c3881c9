import { MOTIF_BOX, MOTIFS, type MotifName } from '@/lib/look/motifs/motifs';

interface MotifProps {
  name: MotifName;
  /** Where it stands and how large it is. */
  className: string;
}

/** What tells a page from the others, in front of its landscape. Decoration only. */
export function Motif({ name, className }: MotifProps) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${MOTIF_BOX.width} ${MOTIF_BOX.height}`}
      className={`motif absolute -z-10 ${className}`}
    >
      {MOTIFS[name].map(({ paint, d, width }, i) => {
        const colour = `var(--${paint})`;
        return width === undefined ? (
          <path key={i} d={d} fill={colour} />
        ) : (
          <path key={i} d={d} fill="none" stroke={colour} strokeWidth={width} />
        );
      })}
    </svg>
  );
}
