import { eventDays, eventHours } from '@/lib/events';
import type { CharityEvent } from '@/lib/schema/event';
import { Icon } from '../ui/icon';

/** When and where an event is. */
export function EventFacts({ event }: { event: CharityEvent }) {
  const hours = eventHours(event);
  return (
    <ul className="grid gap-2">
      <li className="flex gap-3">
        <Icon name="calendar" className="mt-0.5 h-6 w-6" />
        <time dateTime={event.date}>{eventDays(event)}</time>
      </li>
      {hours && (
        <li className="flex gap-3">
          <Icon name="clock" className="mt-0.5 h-6 w-6" />
          {hours}
        </li>
      )}
      <li className="flex gap-3">
        <Icon name="map" className="mt-0.5 h-6 w-6" />
        {event.place}
      </li>
    </ul>
  );
}
