import ical, { escape, ICalEventStatus, type ICalEventData } from 'ical-generator';
import { addressLines } from '../contact/address';
import { keyOf, revisionOf, stampOf } from './calendar-identity';
import { timesOf } from './calendar-times';
import { joinUrl, standingTitle } from './events';
import { inRow } from '../text/locale';
import { absoluteUrl } from '../site/metadata';
import { calendarPath, detailPath } from '../site/routes';
import type { CharityEvent } from '../schema/event';
import type { Pages } from '../schema/pages';
import type { Site } from '../schema/site';

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
    prodId: {
      company: new URL(site.url).hostname,
      product: 'Events',
      language: new Intl.Locale(site.language).language.toUpperCase(),
    },
    ...(feed && {
      // The library escapes the texts of events, but not this one.
      name: escape(plain(words.calendar.name), false),
      source: absoluteUrl(site, calendarPath()),
      ttl: ASK_AGAIN,
    }),
    events: events.flatMap((event) => entriesOf(event, site, words)),
  });
  return `${calendar.toString()}\r\n`;
}

/** Address by which a calendar program follows all events; it asks for the file again by itself. */
export function followUrl(site: Site): string {
  return absoluteUrl(site, calendarPath()).replace(/^https:/, 'webcal:');
}

/** An event as a calendar holds it; with a further entry for each of its days that clocks have moved. */
function entriesOf(event: CharityEvent, site: Site, words: Pages['events']): ICalEventData[] {
  const { slug, summary, status, was: [oldest = slug] = [] } = event;
  const url = absoluteUrl(site, detailPath('events', slug));
  const revision = revisionOf(event);
  const entry = {
    id: `${oldest}@${keyOf(site)}`,
    stamp: stampOf(revision),
    sequence: revision,
    summary: plain(standingTitle(event, words.calendar)),
    description: [plain(summary), joinUrl(event), url].filter(Boolean).join('\n\n'),
    location: plain(placeOf(event, site, words)),
    status: STATUS[status],
    // The library would put backslashes into it, as into text.
    url: url.replace(/[,;]/g, encodeURIComponent),
  };
  return timesOf(event, site.timeZone).map((times) => ({ ...entry, ...times }));
}

/** A text whose line breaks are all of one kind: some calendars break a file at those that RFC 5545 doesn't know. */
function plain(text: string): string {
  return text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n');
}

/** Where an event is: at its address, else in the charity's city; or the address to open for one that is only online. */
function placeOf(event: CharityEvent, { contact, language }: Site, { status }: Pages['events']) {
  const { place, address } = event;
  if (place === undefined) return joinUrl(event) ?? status.online;
  const { city, region } = contact.address;
  const where = address ? addressLines(address) : [city, region];
  return inRow([place, ...where], language);
}
