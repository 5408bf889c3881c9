import { useEffect, useRef, useState } from 'react';

/** What is wrong with a form: the id of a field, and words for the visitor. */
export interface Fault {
  id: string;
  text: string;
}

/**
 * Keeps the faults of a form. `report` shows them all, moves the focus to their summary and puts
 * `prefix` before the page's title; `recheck` takes those away that have been mended.
 */
export function useFaults(prefix: string) {
  const [faults, setFaults] = useState<Fault[]>([]);
  const [reports, setReports] = useState(0);
  const summary = useRef<HTMLDivElement>(null);
  const failed = faults.length > 0;

  useEffect(() => {
    if (reports === 0) return;
    // By hand, so that its heading stands below the header whatever the browser does on focus.
    summary.current?.scrollIntoView();
    summary.current?.focus({ preventScroll: true });
  }, [reports]);

  useEffect(() => {
    if (!failed) return;
    const { title } = document;
    document.title = `${prefix}: ${title}`;
    return () => {
      document.title = title;
    };
  }, [failed, prefix]);

  return {
    /** What `FaultSummary` shows. */
    told: { faults, reports, summary },
    faultOf: (id: string) => faults.find((fault) => fault.id === id)?.text,
    report(found: Fault[]) {
      setFaults(found);
      if (found.length > 0) setReports((count) => count + 1);
    },
    recheck(found: Fault[]) {
      const still = faults.filter(({ id }) => found.some((fault) => fault.id === id));
      if (still.length < faults.length) setFaults(still);
    },
  };
}
