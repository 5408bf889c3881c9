import type { shownBetween } from '@/lib/events/moments';
import { leafOf, longDate } from '@/lib/text/dates';

interface CalendarLeafProps {
  date: string;
  language: string;
  /** Whether the day is said in words beside it, so that it needn't be read twice. */
  decorative?: boolean;
  /** When it is shown, if not always. */
  shown?: Partial<ReturnType<typeof shownBetween>>;
}

/** The day of an event as a leaf of a calendar, which lies on its picture. */
export function CalendarLeaf({ date, language, decorative, shown }: CalendarLeafProps) {
  const { month, day, year } = leafOf(date, language);
  return (
    <time dateTime={date} {...shown} aria-hidden={decorative} className="leaf">
      {!decorative && <span className="sr-only">{longDate(date, language)}</span>}{' '}
      <span aria-hidden className="flex flex-col items-center">
        <span>{month}</span>{' '}
        {/* As wide as any two figures, so that the leaves of a list are of one width. */}
        <span className="min-w-[2em] font-display text-xl">{day}</span> <span>{year}</span>
      </span>
    </time>
  );
}
