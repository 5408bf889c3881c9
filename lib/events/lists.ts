import type { CharityEvent } from '../schema/event';
import { featureOne, upcomingFirst } from './events';
import { finalDay, isOver } from './moments';

/** How many events a page lists, beside the featured one. */
const ON_A_PAGE = 24;

/** How long the pages keep an event that is over, in milliseconds: for 90 days people still share it and say thanks. */
const KEPT = 90 * 86_400_000;

/** The events of a year that are over. */
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
  /** Those that only the list of a year leads to. */
  archived: ReadonlySet<CharityEvent>;
}

/**
 * Spreads events over pages. As many are filled as it takes for all that isn't over, or was not long ago; the
 * rest is told of year by year.
 */
export function listEvents(events: readonly CharityEvent[], now: Date): EventLists {
  const { featured, others } = featureOne(events, now);
  const before = new Date(now.getTime() - KEPT);
  const kept = others.filter(({ ends }) => !isOver(ends, before));
  const count = Math.max(1, Math.ceil(kept.length / ON_A_PAGE));
  const pages = Array.from({ length: count }, (_, i) =>
    others.slice(i * ON_A_PAGE, (i + 1) * ON_A_PAGE),
  );
  const archived = new Set(others.slice(count * ON_A_PAGE));
  return { featured, pages, years: archived.size > 0 ? yearsOf(events, now) : [], archived };
}

/** The events that the pages list, as they were given. */
export function currentEvents(events: readonly CharityEvent[], now: Date): CharityEvent[] {
  const { archived } = listEvents(events, now);
  return events.filter((event) => !archived.has(event));
}

function yearsOf(events: readonly CharityEvent[], now: Date): PastYear[] {
  const years = new Map<string, CharityEvent[]>();
  for (const event of upcomingFirst(events, now)) {
    if (!isOver(event.ends, now)) continue;
    const year = finalDay(event).slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), event]);
  }
  return [...years].map(([year, over]) => ({ year, events: over }));
}
