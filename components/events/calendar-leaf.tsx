import { leafOf } from '@/lib/dates';

/** The day of an event as a leaf of a calendar, for the eye; its words stand beside it. */
export function CalendarLeaf({ date, className = '' }: { date: string; className?: string }) {
  const { month, day, year } = leafOf(date);
  return (
    <time
      dateTime={date}
      className={`flex w-20 shrink-0 flex-col items-center text-sm leading-tight ${className}`}
    >
      <span>{month}</span> <span className="font-display text-2xl">{day}</span> <span>{year}</span>
    </time>
  );
}
