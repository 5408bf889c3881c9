/** The first stop of a keyboard: past the frame, into the page. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a
      href="#main"
      className="skip-link button fixed start-4 top-2 z-50 border-ink bg-ink text-paper"
    >
      {label}
    </a>
  );
}
