import { acceptedFields, serviceName } from '@/lib/donation/giving';
import type { Giving } from '@/lib/schema/giving';
import type { Pages } from '@/lib/schema/pages';
import { Filled } from '../ui/filled';

interface PaymentNoteProps {
  form: Pick<Pages['donation']['form'], 'note' | 'summary'>;
  giving: Giving;
}

/** What the button does, as far as it depends on where gifts are paid. */
export function PaymentNote({ form: { note, summary }, giving }: PaymentNoteProps) {
  if (giving.provider === 'email') return note;
  const parts = { service: <span translate="no">{serviceName(giving)}</span> };
  return (
    <>
      <Filled words={summary.pay} parts={parts} />
      {!acceptedFields(giving).amount && (
        <>
          {' '}
          <Filled words={summary.askedAgain} parts={parts} />
        </>
      )}
    </>
  );
}
