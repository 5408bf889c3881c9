import { amountOf, type TypedGift } from '@/lib/gift';
import { money } from '@/lib/money';
import type { Pages } from '@/lib/schema/pages';
import type { Giving } from '@/lib/schema/giving';
import { useSettled } from '../ui/use-settled';
import { noteOf } from './note-of';

interface GiftSummaryProps {
  form: Pages['donation']['form'];
  /** The charity. */
  name: string;
  giving: Giving;
  gift: TypedGift | undefined;
}

/** Says before the visitor leaves: how much, how often, to whom, and what the button does. */
export function GiftSummary({ form, name, giving, gift }: GiftSummaryProps) {
  const amount = gift && amountOf(gift);
  const { summary } = form;
  const sentence =
    amount && 'cents' in amount
      ? `${summary.give} ${money(amount.cents)} ${summary[gift.frequency]} ${summary.to} ${name}.`
      : '';
  const spoken = useSettled(sentence);
  return (
    <div className="mb-5 max-w-text">
      <p aria-hidden="true" className="mb-3 text-lg">
        <strong>{sentence}</strong>
      </p>
      <p role="status" className="sr-only">
        {spoken}
      </p>
      <p id="note">{noteOf(form, giving)}</p>
    </div>
  );
}
