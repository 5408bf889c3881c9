import type { RefObject } from 'react';
import { goToField } from './go-to-field';
import type { Fault } from './use-faults';

interface FaultSummaryProps {
  heading: string;
  faults: Fault[];
  /** How often faults have been reported. */
  reports: number;
  /** Gets the focus when faults are reported. */
  summary: RefObject<HTMLDivElement | null>;
}

/**
 * All faults of a form at once, each leading to its field. The pattern is that of GOV.UK:
 * https://design-system.service.gov.uk/components/error-summary/
 */
export function FaultSummary({ heading, faults, reports, summary }: FaultSummaryProps) {
  return (
    <div
      ref={summary}
      tabIndex={-1}
      hidden={faults.length === 0}
      className="fault-summary col-span-full"
    >
      {/* Not the element that takes the focus, or JAWS skips the list; anew each time, so that it is
      read out though it says the same. https://github.com/alphagov/govuk-frontend/issues/2657 */}
      <div key={reports} role="alert">
        <h3 className="text-xl">{heading}</h3>
        <ul className="mt-2">
          {faults.map(({ id, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  goToField(id);
                }}
                className="arrow-link text-clay"
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
