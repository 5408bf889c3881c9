import ical, {
  escape,
  ICalEventRepeatingFreq,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalEventData,
  type ICalRepeatingOptions,
} from 'ical-generator';
import { addressInRow } from '../contact/address';
import type { CharityEvent } from '../schema/event';
import type { EventTimes } from '../schema/event-times';
import type { Pages } from '../schema/pages';
import type { Site } from '../schema/site';
import { absoluteUrl } from '../site/metadata';
import { calendarPath, detailPath } from '../site/routes';
import { inRow } from '../text/locale';
import { joinUrl, titleWithStatus } from './events';
import { daysOf, endOf, startOf } from './moments';

const SECOND = 1_000;
const DAY = 86_400 * SECOND;

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
    summary: plain(titleWithStatus(event, words.calendar)),
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
  const where = address ? [addressInRow(address, language)] : [city, region];
  return inRow([place, ...where], language);
}

/**
 * An event that lasts all day has days, the last one exclusive, and leaves people free. Any other has
 * instants. Where its hours are those of every day, or of a day in some weeks, they repeat from day to day
 * or from week to week, without those on which it isn't, and a day on which clocks have moved takes the
 * place of the one that is reckoned in UTC.
 */
function timesOf(event: CharityEvent, timeZone: string): ICalEventData[] {
  const days = daysOf(event).map((day) => boundsOf(day, timeZone));
  const [first, ...others] = days;
  if (!first || others.length === 0) return days;
  const step = event.repeats ? 7 * DAY : DAY;
  const timeAt = (i: number) => new Date(+first.start + i * step);
  const stepsTo = (start: Date) => Math.round((+start - +first.start) / step);
  const moved = others.flatMap((day) => {
    const recurrenceId = timeAt(stepsTo(day.start));
    const ahead = +recurrenceId - +first.start;
    const isThere = +day.start === +recurrenceId && +day.end === +first.end + ahead;
    return isThere ? [] : [{ ...day, recurrenceId }];
  });
  const there = days.map(({ start }) => stepsTo(start));
  const count = (there.at(-1) ?? 0) + 1;
  const exclude = Array.from({ length: count }, (_, i) => i).filter((i) => !there.includes(i));
  const repeating: ICalRepeatingOptions = {
    freq: event.repeats ? ICalEventRepeatingFreq.WEEKLY : ICalEventRepeatingFreq.DAILY,
    count,
    ...(exclude.length > 0 && { exclude: exclude.map(timeAt) }),
  };
  return [{ ...first, repeating }, ...moved];
}

function boundsOf(day: EventTimes, timeZone: string) {
  const { date, endDate = date, startTime } = day;
  if (startTime !== undefined) {
    return { start: new Date(startOf(day, timeZone)), end: new Date(endOf(day, timeZone)) };
  }
  const end = new Date(Date.parse(endDate) + DAY);
  const transparency = ICalEventTransparency.TRANSPARENT;
  return { start: new Date(date), end, allDay: true, transparency };
}

/** Before any day on which content can have changed. */
const EPOCH = Date.parse('2000-01-01T00:00:00Z');

/** How an event stands, in the order in which that usually changes. */
const STANDINGS = ['scheduled', 'postponed', 'cancelled'] as const;

/**
 * Counts up with the changes of an event, in seconds: calendars leave an entry as it is if the file
 * that they are given has a lower SEQUENCE or an older DTSTAMP than what they hold. A build knows
 * neither what was published before nor, since the same content gives the same bytes, the time. So
 * this is made of what grows when an event changes as events do: to a later day, then from scheduled
 * over postponed to cancelled. A day earlier than that of `movedFrom`, too, counts as later. Above all
 * that stands `updated`, for other changes. Feeds are taken whole at each refresh, whatever it says.
 * SEQUENCE holds it until 2068. https://www.rfc-editor.org/rfc/rfc5545#section-3.8.7.4
 */
function revisionOf({ date, movedFrom = date, status, updated = '' }: CharityEvent): number {
  const daysUntil = (day: string) => Math.max(0, (Date.parse(day) - EPOCH) / DAY || 0);
  const isEarlier = movedFrom > date;
  const steps = STANDINGS.indexOf(status) + (isEarlier ? STANDINGS.length : 0);
  const days = daysUntil(isEarlier ? movedFrom : date);
  return daysUntil(updated) * (DAY / SECOND) + days * 2 * STANDINGS.length + steps;
}

/** The time that stands for a revision, as calendars want one beside it. */
function stampOf(revision: number): Date {
  return new Date(EPOCH + revision * SECOND);
}

/**
 * What stands for the charity where its entries must stay the same, or a calendar would hold them
 * twice: its name, which outlives addresses on the web, without what may be corrected in it.
 */
function keyOf({ name }: Site): string {
  const letters =
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return letters.join('-');
}
