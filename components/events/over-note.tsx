import { plainDate } from '@/lib/dates';
import { isOver } from '@/lib/moments';
import type { CharityEvent } from '@/lib/schema/event';

/** What it takes to say that an event is over: the words before its day, and the build's clock. */
export interface OverWords {
  past: string;
  now: Date;
}

interface OverNoteProps extends OverWords {
  event: CharityEvent;
}

/** Says that an event is over, once it is; the page script decides it again by the visitor's clock. */
export function OverNote({ event, past, now }: OverNoteProps) {
  const { ends, date, endDate = date } = event;
  return (
    <p data-over={ends} hidden={!isOver(ends, now)} className="mt-2 font-bold text-clay">
      {`${past} ${plainDate(endDate)}.`}
    </p>
  );
}
