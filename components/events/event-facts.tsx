import { cityLine } from '@/lib/contact/address';
import { longDate } from '@/lib/text/dates';
import { lastDay } from '@/lib/events/moments';
import type { CharityEvent } from '@/lib/schema/event';
import { Icon } from '../ui/icon';
import { EventHours } from './event-hours';

interface EventFactsProps {
  event: CharityEvent;
  /** What says that the hours are those of every day. */
  daily: string;
  /** The zone of the place, where there is room to name it with the hours, and the address too. */
  timeZone?: string;
  className?: string;
}

/** When and where an event is. */
export function EventFacts({ event, daily, timeZone, className = '' }: EventFactsProps) {
  const last = lastDay(event);
  return (
    <ul className={`grid content-start gap-2 text-balance ${className}`}>
      <li className="flex gap-3">
        <Icon name="calendar" className="mt-0.5 h-6 w-6" />
        <span>
          <time dateTime={event.date}>{longDate(event.date)}</time>
          {last !== event.date && (
            <>
              {' – '}
              <time dateTime={last}>{longDate(last)}</time>
            </>
          )}
        </span>
      </li>
      {event.startTime !== undefined && (
        <li className="flex gap-3">
          <Icon name="clock" className="mt-0.5 h-6 w-6" />
          <span className="print:whitespace-nowrap">
            <EventHours event={event} timeZone={timeZone} />
            {event.hours === 'daily' && ` ${daily}`}
          </span>
        </li>
      )}
      <li className="flex gap-3">
        <Icon name="map" className="mt-0.5 h-6 w-6" />
        <span>
          {event.place}
          {timeZone !== undefined && event.address && (
            <span translate="no" className="block text-muted">
              {event.address.street}
              <br />
              {cityLine(event.address)}
            </span>
          )}
        </span>
      </li>
    </ul>
  );
}
