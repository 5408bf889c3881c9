import { plainDate } from '@/lib/dates';
import { isOver } from '@/lib/moments';
import type { CharityEvent } from '@/lib/schema/event';
import type { Pages } from '@/lib/schema/pages';

/** What it takes to say how an event stands: the words, and the build's clock. */
export interface EventNow {
  status: Pages['events']['status'];
  now: Date;
}

interface EventNoteProps extends EventNow {
  event: CharityEvent;
}

/**
 * Says that an event won't be, is on or is over. The page script decides again by the visitor's
 * clock: `data-from` and `data-to` name the instants between which a line is true.
 */
export function EventNote({ event, status: words, now }: EventNoteProps) {
  const { status, starts, ends, date, endDate = date } = event;
  if (status !== 'scheduled') return <p className={LOOK}>{words[status]}</p>;
  const begun = isOver(starts, now);
  const over = isOver(ends, now);
  return (
    <>
      <p data-from={starts} data-to={ends} hidden={!begun || over} className={LOOK}>
        {words.underWay}
      </p>
      <p data-from={ends} hidden={!over} className={LOOK}>
        {`${words.past} ${plainDate(endDate)}.`}
      </p>
    </>
  );
}

const LOOK = 'mt-2 text-balance font-bold text-clay';
