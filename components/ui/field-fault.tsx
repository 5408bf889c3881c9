interface FieldFaultProps {
  /** Id of the field that it is about. */
  id: string;
  fault: string | undefined;
}

/** What is wrong with a field, in words beside it. */
export function FieldFault({ id, fault }: FieldFaultProps) {
  return fault === undefined ? null : (
    <p id={`${id}-fault`} className="mb-2 border-l-4 border-clay pl-3 font-bold text-clay">
      {fault}
    </p>
  );
}

/** Ids of what describes a field: its hint and its fault, where it has them. */
export function describedBy(id: string, parts: { hint?: string; fault?: string }) {
  const ids = Object.entries(parts).filter(([, words]) => words !== undefined);
  return ids.map(([name]) => `${id}-${name}`).join(' ') || undefined;
}
