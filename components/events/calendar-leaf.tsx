import { leafOf, longDate } from '@/lib/dates';

interface CalendarLeafProps {
  date: string;
  /** Whether the day is said in words beside it, so that it needn't be read twice. */
  decorative?: boolean;
  className?: string;
}

/** The day of an event as a leaf of a calendar. */
export function CalendarLeaf({ date, decorative, className = '' }: CalendarLeafProps) {
  const { month, day, year } = leafOf(date);
  return (
    <time
      dateTime={date}
      aria-hidden={decorative}
      className={`flex w-20 shrink-0 flex-col items-center text-sm leading-tight ${className}`}
    >
      {!decorative && <span className="sr-only">{longDate(date)}</span>}
      <span aria-hidden className="flex flex-col items-center">
        <span>{month}</span> <span className="font-display text-2xl">{day}</span>{' '}
        <span>{year}</span>
      </span>
    </time>
  );
}
