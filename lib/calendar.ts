import ical, { escape, ICalEventStatus, type ICalEventData } from 'ical-generator';
import { cityLine } from './address';
import { absoluteUrl } from './metadata';
import { calendarPath, detailPath } from './routes';
import type { CharityEvent } from './schema/event';
import type { Pages } from './schema/pages';
import type { Site } from './schema/site';

const DAY = 86_400_000;

/** Before any day on which content can have changed: calendars take what is newer for the truth. */
const EPOCH = Date.parse('2000-01-01T00:00:00Z');

/** How long a calendar may wait before it asks for the feed again, in seconds. */
const ASK_AGAIN = 6 * 60 * 60;

const STATUS = {
  scheduled: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
  postponed: ICalEventStatus.TENTATIVE,
};

/**
 * The text of a calendar file with some events (RFC 5545, https://www.rfc-editor.org/rfc/rfc5545).
 * Nothing in it depends on when and where it is made. A `feed` also says what it is called and how
 * often to ask for it again.
 */
export function calendarFile(
  events: readonly CharityEvent[],
  site: Site,
  words: Pages['events'],
  { feed = false } = {},
): string {
  const calendar = ical({
    prodId: { company: new URL(site.url).hostname, product: 'Events' },
    ...(feed && {
      // The library escapes the texts of events, but not this one.
      name: escape(plain(`${site.name}: ${words.heading}`), false),
      source: absoluteUrl(site, calendarPath()),
      ttl: ASK_AGAIN,
    }),
    events: events.map((event) => entryOf(event, site, words)),
  });
  return `${calendar.toString()}\r\n`;
}

/** Address by which a calendar program follows all events; it asks for the file again by itself. */
export function followUrl(site: Site): string {
  return absoluteUrl(site, calendarPath()).replace(/^https:/, 'webcal:');
}

function entryOf(event: CharityEvent, site: Site, words: Pages['events']): ICalEventData {
  const { slug, title, summary, status, updated } = event;
  const url = absoluteUrl(site, detailPath('events', slug));
  const changed = updated === undefined ? EPOCH : Date.parse(updated);
  const standing = status === 'scheduled' ? '' : `${words.calendar[status]}: `;
  return {
    // The same wherever the site is built for, or a calendar would hold the event twice.
    id: `${slug}@${new URL(site.url).hostname}`,
    // From the content, not from the clock: the same words give the same bytes.
    stamp: new Date(changed),
    sequence: Math.max((changed - EPOCH) / DAY, status === 'scheduled' ? 0 : 1),
    summary: plain(standing + title),
    description: `${plain(summary)}\n\n${url}`,
    location: plain(placeOf(event, site)),
    status: STATUS[status],
    // The library would put backslashes into it, as into text.
    url: url.replace(/[,;]/g, encodeURIComponent),
    ...timesOf(event),
  };
}

/** An all-day event has days, the last one exclusive; any other has instants, and perhaps no end. */
function timesOf({ date, endDate = date, startTime, endTime, starts, ends }: CharityEvent) {
  if (startTime === undefined) {
    const end = new Date(Date.parse(endDate) + DAY);
    return { start: new Date(date), end, allDay: true };
  }
  const start = new Date(starts);
  const end = new Date(ends);
  // An end in the hour that clocks skip in spring can come before its start, which no calendar takes.
  const hasEnd = (endTime !== undefined || endDate !== date) && end > start;
  return hasEnd ? { start, end } : { start };
}

/** A text whose line breaks are all of one kind: some calendars break a file at those that RFC 5545 doesn't know. */
function plain(text: string): string {
  return text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n');
}

function placeOf({ place, address }: CharityEvent, { contact }: Site): string {
  const { city, region } = contact.address;
  const where = address ? [address.street, cityLine(address)] : [city, region];
  return [place, ...where].join(', ');
}
