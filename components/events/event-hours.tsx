import { Fragment } from 'react';
import { dashOf, eventHours, hoursInZone } from '@/lib/events/event-hours';
import type { CharityEvent } from '@/lib/schema/event';

interface EventHoursProps {
  event: CharityEvent;
  /** The zone of the place, where there is room to name it. */
  timeZone?: string;
}

/** The hours of an event that doesn't last all day. */
export function EventHours({ event, timeZone }: EventHoursProps) {
  if (timeZone === undefined) return eventHours(event);
  return hoursInZone(event, timeZone).map(({ words, iso }, i) => (
    <Fragment key={iso}>
      {i > 0 && dashOf(event)}
      <time dateTime={iso}>{words}</time>
    </Fragment>
  ));
}
