import type { CharityEvent } from '../schema/event';
import { featureOne, groupBy, upcomingFirst } from './events';
import { finalDay, isOver } from './moments';

/** How many events a page lists, beside the featured one. */
const ON_A_PAGE = 24;

/** How many events ahead have a share image of their own: one a week for two years. */
const PICTURED = 100;

/** How long people still share an event that is over, and say thanks, in milliseconds: 90 days. */
const RECENT = 90 * 86_400_000;

interface PastYear {
  /** As an address has it, such as 2024. */
  year: string;
  /** The latest first. */
  events: CharityEvent[];
}

/** Which events stand where. */
export interface EventLists {
  featured: CharityEvent | undefined;
  /** The others as they are listed, page by page; the first is there even if it is empty. */
  pages: CharityEvent[][];
  /** All that is over, the latest year first; nothing as long as the pages have room for all events. */
  years: PastYear[];
  /** Those that are long over, and that no page has room for. */
  archived: ReadonlySet<CharityEvent>;
  /** Those so far ahead that hardly anybody shares them yet. */
  distant: ReadonlySet<CharityEvent>;
}

/** Spreads events over pages: as many as it takes for all that isn't over. The last is filled up with what is. */
export function listEvents(events: readonly CharityEvent[], now: Date): EventLists {
  const { featured, others } = featureOne(events, now);
  const ahead = others.filter(({ ends }) => !isOver(ends, now));
  const count = Math.max(1, Math.ceil(ahead.length / ON_A_PAGE));
  const pages = Array.from({ length: count }, (_, i) =>
    others.slice(i * ON_A_PAGE, (i + 1) * ON_A_PAGE),
  );
  const rest = others.slice(count * ON_A_PAGE);
  const before = new Date(now.getTime() - RECENT);
  const archived = new Set(rest.filter(({ ends }) => isOver(ends, before)));
  const distant = new Set(ahead.slice(PICTURED));
  return { featured, pages, years: rest.length > 0 ? yearsOf(events, now) : [], archived, distant };
}

/** All events but those that are long over, and that no page has room for. */
export function currentEvents(events: readonly CharityEvent[], now: Date): CharityEvent[] {
  const { archived } = listEvents(events, now);
  return events.filter((event) => !archived.has(event));
}

function yearsOf(events: readonly CharityEvent[], now: Date): PastYear[] {
  const over = upcomingFirst(events, now).filter(({ ends }) => isOver(ends, now));
  const years = groupBy(over, (event) => finalDay(event).slice(0, 4));
  return [...years].map(([year, own]) => ({ year, events: own }));
}
