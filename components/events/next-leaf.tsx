import type { ComponentProps } from 'react';
import { nextOf } from '@/lib/events/next';
import type { CharityEvent } from '@/lib/schema/event';
import { CalendarLeaf } from './calendar-leaf';
import type { EventContext } from './event-note';

interface NextLeafProps
  extends
    Pick<EventContext, 'site' | 'now'>,
    Pick<ComponentProps<typeof CalendarLeaf>, 'decorative'> {
  event: CharityEvent;
}

/** The next day of an event as a leaf of a calendar; of one that comes back, the next by the visitor's clock. */
export function NextLeaf({ event, site: { language, timeZone }, now, ...look }: NextLeafProps) {
  return nextOf(event, timeZone, now).map(({ times: { date }, shown }) => (
    <CalendarLeaf key={date} date={date} language={language} shown={shown} {...look} />
  ));
}
