import { amountOf, type TypedGift } from '@/lib/gift';
import { serviceName, takes } from '@/lib/giving';
import { money } from '@/lib/money';
import type { Pages } from '@/lib/schema/pages';
import type { Giving } from '@/lib/schema/giving';

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
  return (
    <div className="mb-5 max-w-text">
      <p role="status" className="mb-3 text-lg">
        {amount && 'cents' in amount && (
          <strong>
            {`${summary.give} ${money(amount.cents)} ${summary[gift.frequency]} ${summary.to} ${name}.`}
          </strong>
        )}
      </p>
      <p id="note">{noteOf(form, giving)}</p>
    </div>
  );
}

/** What the button does, as far as it depends on where gifts are paid. */
export function noteOf({ note, summary }: Pages['donation']['form'], giving: Giving): string {
  if (giving.provider === 'email') return note;
  const { amount } = takes(giving);
  const service = serviceName(giving);
  return [
    `${summary.pay} ${service}.`,
    ...(amount ? [] : [`${service} ${summary.askedAgain}`]),
  ].join(' ');
}
