import { Fragment } from 'react';
import { eventHours, hoursInZone } from '@/lib/events/event-hours';
import type { CharityEvent } from '@/lib/schema/event';
import type { EventContext } from './event-note';

interface EventHoursProps extends Pick<EventContext, 'status' | 'site'> {
  event: CharityEvent;
  /** Whether there is room to name the zone of the place. */
  isWhole?: boolean;
}

/** The hours of an event that doesn't last all day. */
export function EventHours({ event, status, site, isWhole }: EventHoursProps) {
  const writing = { ...site, dayAndTime: status.dayAndTime };
  if (!isWhole) return eventHours(event, writing);
  const { hours, dash } = hoursInZone(event, writing);
  return hours.map(({ words, iso }, i) => (
    <Fragment key={iso}>
      {i > 0 && dash}
      <time dateTime={iso}>{words}</time>
    </Fragment>
  ));
}
