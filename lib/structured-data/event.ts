import type { Event, Offer, WithContext } from 'schema-dts';
import { isScheduled, joinUrl } from '../events/events';
import { localEnd, localStart } from '../events/moments';
import { placeInMonth } from '../events/occurrences';
import { renditionsOf } from '../look/pictures';
import type { CharityEvent } from '../schema/event';
import type { Site } from '../schema/site';
import { absoluteUrl } from '../site/metadata';
import { detailPath } from '../site/routes';
import { weekdayOf } from '../text/dates';
import { addressData, charityName } from './charity';

const statuses = {
  scheduled: 'https://schema.org/EventScheduled',
  cancelled: 'https://schema.org/EventCancelled',
  postponed: 'https://schema.org/EventPostponed',
  moved: 'https://schema.org/EventRescheduled',
} as const;

const modes = {
  offline: 'https://schema.org/OfflineEventAttendanceMode',
  online: 'https://schema.org/OnlineEventAttendanceMode',
  mixed: 'https://schema.org/MixedEventAttendanceMode',
} as const;

/**
 * An event as search engines read it. `image` is the address of a picture to show for one that the site
 * has none of.
 * https://developers.google.com/search/docs/appearance/structured-data/event
 */
export function eventData(site: Site, event: CharityEvent, image?: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    inLanguage: site.language,
    description: event.summary,
    url: pageOf(site, event),
    startDate: localStart(event, site.timeZone),
    endDate: localEnd(event, site.timeZone),
    eventStatus: statuses[isMoved(event) ? 'moved' : event.status],
    previousStartDate: isMoved(event) ? event.movedFrom : undefined,
    eventSchedule: scheduleOf(site, event),
    ...attendanceOf(site, event),
    image: pictureOf(site, event) ?? image,
    organizer: charityName(site),
    offers: offerOf(site, event),
    performer: event.performer && { '@type': 'PerformingGroup', name: event.performer },
  } satisfies WithContext<Event>;
}

/** Where people come to: a place, an address on the web, or either as they like. */
function attendanceOf(site: Site, event: CharityEvent) {
  const { place: name, online, registrationUrl = pageOf(site, event) } = event;
  const there = name !== undefined && {
    '@type': 'Place' as const,
    name,
    address: addressData(addressOf(site, event)),
  };
  const url = joinUrl(event) ?? registrationUrl;
  const web = online !== undefined && { '@type': 'VirtualLocation' as const, url };
  if (!web) return { eventAttendanceMode: modes.offline, location: there || undefined };
  return there
    ? { eventAttendanceMode: modes.mixed, location: [there, web] }
    : { eventAttendanceMode: modes.online, location: web };
}

/** Where an event is: at its address, else in the charity's city. */
function addressOf({ contact }: Site, { address }: CharityEvent) {
  const { city, region, country } = contact.address;
  return address ?? { city, region, country };
}

/** Whether an event will be, on another day than it was first to be on. */
function isMoved(event: CharityEvent): boolean {
  return isScheduled(event) && event.movedFrom !== undefined;
}

/** The hours of every day, where an event of several days is not one long one; or how it comes back. */
function scheduleOf({ timeZone }: Site, event: CharityEvent) {
  const { date, endDate, startTime, endTime, hours, repeats } = event;
  if (hours !== 'daily' && !repeats) return undefined;
  return {
    '@type': 'Schedule',
    ...(repeats ? rhythm(date, repeats) : { repeatFrequency: 'P1D', endDate }),
    startDate: date,
    startTime,
    endTime,
    scheduleTimezone: timeZone,
  } as const;
}

const frequencies = { week: 'P1W', 'two weeks': 'P2W', month: 'P1M' };

/** How an event comes back; its weekday as calendars write it (RFC 5545, BYDAY). */
function rhythm(date: string, { every, until, except }: NonNullable<CharityEvent['repeats']>) {
  const weekday = weekdayOf(date, 'en').slice(0, 2).toUpperCase();
  const place = { first: 1, second: 2, third: 3, fourth: 4, last: -1 }[placeInMonth(date)];
  return {
    repeatFrequency: frequencies[every],
    byDay: every === 'month' ? `${place}${weekday}` : weekday,
    endDate: until,
    exceptDate: except,
  };
}

/** What a seat costs, until the event is over, so that it stays true after that; only where it will be. */
function offerOf(site: Site, event: CharityEvent): Offer | undefined {
  const { price, date, registrationUrl = pageOf(site, event) } = event;
  if (price === undefined || !isScheduled(event)) return undefined;
  return {
    '@type': 'Offer',
    price,
    priceCurrency: site.currency,
    url: registrationUrl,
    availability: 'https://schema.org/InStock',
    validThrough: localEnd(event, site.timeZone) ?? date,
  };
}

/** Its own picture; one on another host may be gone when a search engine asks for it. */
function pictureOf(site: Site, { picture }: CharityEvent): string | undefined {
  if (!picture || 'url' in picture) return undefined;
  const largest = renditionsOf(picture).findLast(({ format }) => format === 'jpeg');
  return largest && absoluteUrl(site, `/media/${largest.name}`);
}

function pageOf(site: Site, { slug }: CharityEvent): string {
  return absoluteUrl(site, detailPath('events', slug));
}
