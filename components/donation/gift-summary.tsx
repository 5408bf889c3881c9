import type { ComponentProps } from 'react';
import { PaymentNote } from './payment-note';

/** Where the form says, before the visitor leaves, how much is given, how often and to whom. */
export function GiftSummary(note: ComponentProps<typeof PaymentNote>) {
  return (
    <div className="mb-5 max-w-text">
      {/* Seen at once, and spoken when it stands still. */}
      <p aria-hidden="true" className="mb-3 text-lg">
        <strong data-part="sentence" />
      </p>
      <p role="status" data-part="spoken" className="sr-only" />
      <p id="note">
        <PaymentNote {...note} />
      </p>
    </div>
  );
}
