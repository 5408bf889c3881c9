import type { shownBetween } from '@/lib/events/moments';
import { leafOf, longDate } from '@/lib/text/dates';

interface CalendarLeafProps {
  date: string;
  language: string;
  /** Whether the day is said in words beside it, so that it needn't be read twice. */
  decorative?: boolean;
  /** When it is shown, if not always. */
  shown?: Partial<ReturnType<typeof shownBetween>>;
  className?: string;
}

/** The day of an event as a leaf of a calendar. */
export function CalendarLeaf({
  date,
  language,
  decorative,
  shown,
  className = '',
}: CalendarLeafProps) {
  const { month, day, year } = leafOf(date, language);
  return (
    <time
      dateTime={date}
      {...shown}
      aria-hidden={decorative}
      className={`shrink-0 whitespace-nowrap text-center text-sm leading-tight ${className}`}
    >
      {!decorative && <span className="sr-only">{longDate(date, language)}</span>}
      <span aria-hidden className="flex flex-col items-center">
        <span>{month}</span>{' '}
        {/* As wide as any two figures, so that the leaves of a list are of one width. */}
        <span className="min-w-[1.5em] font-display text-2xl">{day}</span> <span>{year}</span>
      </span>
    </time>
  );
}
