import { Fragment, type ReactNode } from 'react';
import { eventHours, hoursInZone } from '@/lib/events/event-hours';
import { locationText } from '@/lib/events/events';
import { lastDay } from '@/lib/events/moments';
import { nextOf, rhythmOf } from '@/lib/events/next';
import type { IconName } from '@/lib/look/icons';
import type { CharityEvent } from '@/lib/schema/event';
import { longDate, longDates } from '@/lib/text/dates';
import { AddressLines } from '../ui/address-lines';
import { Filled } from '../ui/filled';
import { Icon } from '../ui/icon';
import type { EventContext } from './event-note';

interface EventFactsProps extends EventContext {
  event: CharityEvent;
  /** Whether there is room for the zone of the hours, and the address too. */
  isWhole?: boolean;
  className?: string;
}

/** When and where an event is. */
export function EventFacts({ event, status, site, now, isWhole, className = '' }: EventFactsProps) {
  const writing = { ...site, dayAndTime: status.dayAndTime };
  const hours = isWhole ? <Hours {...hoursInZone(event, writing)} /> : eventHours(event, writing);
  return (
    <ul className={`grid content-start gap-2 text-balance ${className}`}>
      <Fact icon="calendar">
        {nextOf(event, site.timeZone, now).map(({ times, shown }) => (
          <span key={times.date} {...shown}>
            <Days first={times.date} last={lastDay(times)} language={site.language} />
          </span>
        ))}
        {event.repeats && <div>{rhythmOf(event, status.repeats, site.language)}</div>}
      </Fact>
      {event.startTime !== undefined && (
        <Fact icon="clock" className="print:whitespace-nowrap">
          {event.hours === 'daily' ? <Filled words={status.daily} parts={{ hours }} /> : hours}
        </Fact>
      )}
      <Fact icon={event.place === undefined ? 'laptop' : 'map'}>
        {locationText(event, status)}
        {isWhole && event.address && (
          <div translate="no" className="text-muted">
            <AddressLines address={event.address} />
          </div>
        )}
      </Fact>
    </ul>
  );
}

interface FactProps {
  icon: IconName;
  className?: string;
  children: ReactNode;
}

function Fact({ icon, className, children }: FactProps) {
  return (
    <li>
      <div className="flex gap-3">
        <Icon name={icon} className="mt-0.5 h-6 w-6" />
        <div className={className}>{children}</div>
      </div>
    </li>
  );
}

function Days({ first, last, language }: { first: string; last: string; language: string }) {
  if (last === first) return <time dateTime={first}>{longDate(first, language)}</time>;
  const { start, dash, end } = longDates(first, last, language);
  return (
    <>
      <time dateTime={first}>{start}</time>
      {dash}
      <time dateTime={last}>{end}</time>
    </>
  );
}

/** The hours of an event as their zone has them, for machines, too. */
function Hours({ hours, dash }: ReturnType<typeof hoursInZone>) {
  return hours.map(({ words, iso }, i) => (
    <Fragment key={iso}>
      {i > 0 && dash}
      <time dateTime={iso}>{words}</time>
    </Fragment>
  ));
}
