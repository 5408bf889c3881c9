import type { CharityEvent } from '../schema/event';
import type { Pages } from '../schema/pages';
import type { Site } from '../schema/site';
import { contactHref } from '../site/nav';
import { plainDate, yearOf } from '../text/dates';
import { fillIn } from '../text/placeholders';
import { isOver } from './moments';
import { sortKeyOf } from './upcoming';

/** How many events home shows, and how many it holds for the time until the next build. */
export const TEASERS = { shown: 2, held: 4 };

/** Whether an event will be, as far as is known. */
export function isScheduled({ status }: CharityEvent): boolean {
  return status === 'scheduled';
}

/** Whether people can still come to an event: it is not over, and it will be. */
function isAhead(event: CharityEvent, now: Date): boolean {
  return isScheduled(event) && !isOver(event.ends, now);
}

/**
 * Events as they are listed: those that aren't over, the first to end before the others; then those
 * that are, the latest first. Those of one moment keep their order. Ahead of all stand those that
 * are `first`, as long as they aren't over. `browser/upcoming.ts` orders alike by the visitor's clock.
 */
export function upcomingFirst(
  events: readonly CharityEvent[],
  now: Date,
  first: (event: CharityEvent) => boolean = () => true,
): CharityEvent[] {
  return events
    .map((event) => ({
      event,
      place: sortKeyOf(
        (event.endsOfEach ?? [event.ends]).map(Date.parse),
        !first(event),
        now.getTime(),
      ),
    }))
    .sort((a, b) => a.place - b.place)
    .map(({ event }) => event);
}

/**
 * The featured event and the others. It is the one that content features, as long as it lies ahead
 * or none does; else the next one.
 */
export function featureOne(events: readonly CharityEvent[], now: Date) {
  const listed = upcomingFirst(events, now);
  const next = listed.find((event) => isAhead(event, now));
  const marked = events.find((event) => event.featured === 'yes');
  const featured = marked && (!next || isAhead(marked, now)) ? marked : (next ?? listed[0]);
  return { featured, others: listed.filter((event) => event !== featured) };
}

/**
 * The events for home: the next that will be, then the others as they are listed; the featured and
 * the earliest where none lies ahead.
 */
export function teasersOf(events: readonly CharityEvent[], now: Date): CharityEvent[] {
  if (events.some((event) => isAhead(event, now))) {
    return upcomingFirst(events, now, isScheduled).slice(0, TEASERS.held);
  }
  const { featured } = featureOne(events, now);
  const earliest = events.filter((event) => event !== featured);
  return featured ? [featured, ...earliest].slice(0, TEASERS.shown) : [];
}

/** The instant from which on no event lies ahead, as ISO 8601 in UTC. */
export function lastEventEnd(events: readonly CharityEvent[]): string {
  const ends = events.filter(isScheduled).map((event) => event.ends);
  return ends.sort().at(-1) ?? new Date(0).toISOString();
}

/**
 * The attribute by which the page script orders events; none where none lies ahead at the build, since
 * the featured one then stays first, whatever its day. `quiet` is what `lastEventEnd` gives.
 */
export function orderedByNow(quiet: string, now: Date) {
  return isOver(quiet, now) ? {} : { 'data-by-now': '' };
}

/** Address at which people sign up for an event; nothing where there is no signing up, or no day for it. */
export function registrationOf(
  event: CharityEvent,
  site: Pick<Site, 'nav' | 'contact'>,
): string | undefined {
  if (!isScheduled(event) || event.registration === 'none') return undefined;
  return event.registrationUrl ?? contactHref(site, event.title);
}

/** The title of an event outside of its page, with what became of it. */
export function titleWithStatus(
  { status, title }: CharityEvent,
  words: Pick<Pages['events']['calendar'], 'cancelled' | 'postponed'>,
): string {
  return status === 'scheduled' ? title : fillIn(words[status], { title });
}

/** The events of each title, whatever its capitals. */
export function sameTitled(events: readonly CharityEvent[]) {
  const titled = groupBy(events, ({ title }) => title.toLowerCase());
  return ({ title }: CharityEvent) => titled.get(title.toLowerCase()) ?? [];
}

/** What sets an event apart from others of its title: nothing, its year, or its day where they share the year. */
export function disambiguation(
  event: CharityEvent,
  ofTitle: readonly CharityEvent[],
  language: string,
): string | undefined {
  const others = ofTitle.filter(({ slug }) => slug !== event.slug);
  const years = others.map(({ date }) => date.slice(0, 4));
  if (years.length === 0) return undefined;
  const isOfYear = years.includes(event.date.slice(0, 4));
  return isOfYear ? plainDate(event.date, language) : yearOf(event.date, language);
}

/** Where an event is, in words: at its place, online, or both. */
export function locationText(
  { place, online }: CharityEvent,
  words: Pick<Pages['events']['status'], 'online' | 'placeAndOnline'>,
): string {
  if (place === undefined) return words.online;
  return online === undefined ? place : fillIn(words.placeAndOnline, { place });
}

/** The address at which everybody can come to an event online. */
export function joinUrl({ online }: CharityEvent): string | undefined {
  return online === 'yes' ? undefined : online;
}

/** Things by what they have in common, in their order; as `Map.groupBy` does, which Node 20 lacks. */
export function groupBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
