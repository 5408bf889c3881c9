import { daysOf, endOf, finalDay, shownBetween, startOf } from '@/lib/events/moments';
import { nextOf } from '@/lib/events/next';
import type { CharityEvent } from '@/lib/schema/event';
import type { Pages } from '@/lib/schema/pages';
import type { Site } from '@/lib/schema/site';
import { plainDate } from '@/lib/text/dates';
import { fillIn } from '@/lib/text/placeholders';

/** What it takes to say how an event stands: the words, how the site writes, the zone of the place, and the build's clock. */
export interface EventContext {
  status: Pages['events']['status'];
  site: Pick<Site, 'language' | 'timeZone'>;
  now: Date;
}

interface EventNoteProps extends EventContext {
  event: CharityEvent;
}

/** Says that an event won't be, is on another day than it was, is on or is over. */
export function EventNote({
  event,
  status: words,
  site: { language, timeZone },
  now,
}: EventNoteProps) {
  const { status, ends, movedFrom } = event;
  if (status !== 'scheduled') return <p className={LOOK}>{words[status]}</p>;
  return (
    <>
      {movedFrom !== undefined && (
        <p {...shownBetween(now, { to: ends })} className={LOOK}>
          {fillIn(words.moved, { date: plainDate(movedFrom, language) })}
        </p>
      )}
      {nextOf(event, timeZone, now)
        .flatMap(({ times }) => daysOf(times))
        .map((day) => {
          const span = { from: startOf(day, timeZone), to: endOf(day, timeZone) };
          return (
            <p key={day.date} {...shownBetween(now, span)} className={LOOK}>
              {words.underWay}
            </p>
          );
        })}
      <p {...shownBetween(now, { from: ends })} className="mt-2 text-balance text-muted">
        {fillIn(words.past, { date: plainDate(finalDay(event), language) })}
      </p>
    </>
  );
}

const LOOK = 'mt-2 text-balance font-bold text-clay';
