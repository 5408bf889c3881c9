import { longDate } from '@/lib/dates';
import { eventHours } from '@/lib/events';
import type { CharityEvent } from '@/lib/schema/event';
import { Icon } from '../ui/icon';

interface EventFactsProps {
  event: CharityEvent;
  className?: string;
}

/** When and where an event is. */
export function EventFacts({ event, className = '' }: EventFactsProps) {
  const hours = eventHours(event);
  return (
    <ul className={`grid content-start gap-2 text-balance ${className}`}>
      <li className="flex gap-3">
        <Icon name="calendar" className="mt-0.5 h-6 w-6" />
        <span>
          <time dateTime={event.date}>{longDate(event.date)}</time>
          {event.endDate !== undefined && event.endDate !== event.date && (
            <>
              {' – '}
              <time dateTime={event.endDate}>{longDate(event.endDate)}</time>
            </>
          )}
        </span>
      </li>
      {hours && (
        <li className="flex gap-3">
          <Icon name="clock" className="mt-0.5 h-6 w-6" />
          <span className="print:whitespace-nowrap">{hours}</span>
        </li>
      )}
      <li className="flex gap-3">
        <Icon name="map" className="mt-0.5 h-6 w-6" />
        {event.place}
      </li>
    </ul>
  );
}
