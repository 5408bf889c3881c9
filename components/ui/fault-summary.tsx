import { useId, type RefObject } from 'react';
import type { Fault } from './use-faults';

interface FaultSummaryProps {
  heading: string;
  faults: Fault[];
  /** Gets the focus when faults are reported. */
  summary: RefObject<HTMLDivElement | null>;
}

/**
 * All faults of a form at once, each leading to its field. The pattern is that of GOV.UK:
 * https://design-system.service.gov.uk/components/error-summary/
 */
export function FaultSummary({ heading, faults, summary }: FaultSummaryProps) {
  const id = useId();
  return (
    <div
      ref={summary}
      // Without a role and a name, some screen readers say nothing when the focus comes here.
      role="group"
      aria-labelledby={id}
      tabIndex={-1}
      hidden={faults.length === 0}
      className="fault-summary col-span-full"
    >
      <h3 id={id} className="text-xl">
        {heading}
      </h3>
      <ul className="mt-2">
        {faults.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className="arrow-link text-clay">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
