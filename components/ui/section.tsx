import type { ReactNode } from 'react';

const tones = {
  paper: 'bg-paper',
  sage: 'bg-sage',
  brand: 'bg-brand text-on-brand',
};

interface SectionProps {
  /** The id of the section's heading, which names it; none where there are several in it, each with a region of its own. */
  labelledBy?: string;
  tone?: keyof typeof tones;
  /** When what it tells of is over, in milliseconds as JSON; the page script orders sections by it. */
  ends?: string;
  /** Whether it stands behind those that tell of what lies ahead, whenever that is. */
  behind?: boolean;
  className?: string;
  children: ReactNode;
}

/** A band across the page with its own ground, named by its heading if it has one. */
export function Section({
  labelledBy,
  tone = 'paper',
  ends,
  behind,
  className = '',
  children,
}: SectionProps) {
  return (
    <section
      aria-labelledby={labelledBy}
      data-ends={ends}
      data-off={behind ? '' : undefined}
      className={`${tones[tone]} py-16 lg:py-24 ${className}`}
    >
      <div className="container-page">{children}</div>
    </section>
  );
}
