import type { Locale } from '@/lib/text/locale';
import { wholeMoney } from '@/lib/text/money';

interface GiftListProps {
  items: { amount: number; text: string }[];
  locale: Locale;
  className?: string;
}

/** What gifts do, amount by amount. */
export function GiftList({ items, locale, className = '' }: GiftListProps) {
  return (
    <ul className={className}>
      {items.map(({ amount, text }) => (
        <li key={amount} className="border-t border-line py-4">
          <div className="flex flex-wrap items-baseline gap-x-5">
            <span className="min-w-[3em] shrink-0 whitespace-nowrap font-display text-2xl">
              {wholeMoney(amount, locale)}
            </span>{' '}
            <span className="beside">{text}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
