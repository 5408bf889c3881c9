import { disambiguation, locationText, sameTitled, titleWithStatus } from '../events/events';
import { listEvents } from '../events/lists';
import { dayInWords } from '../events/next';
import type { CharityEvent } from '../schema/event';
import type { Pages } from '../schema/pages';
import type { Site } from '../schema/site';
import { yearOf } from '../text/dates';
import { inRow } from '../text/locale';
import { fillIn, type Placeholders } from '../text/placeholders';
import { buildTime } from './build-time';
import { detailPath, furtherPath, pastPath } from './routes';
import type { PageEntry, SitePage } from './site-page';

/**
 * The pages below that of all events: one for each event, and lists where that has no room for them. Lists,
 * events that only the list of their year still names, and distant ones are announced with the share image of the
 * page above.
 */
export function eventPages(
  { language }: Site,
  words: Pages['events'],
  events: readonly CharityEvent[],
  above: SitePage,
  below: (section: 'events', path: string, entry: PageEntry) => SitePage,
): SitePage[] {
  const { calendar, status, further, past } = words;
  const { pages, years, archived, distant } = listEvents(events, buildTime());
  const ofTitle = sameTitled(events);
  const list = (
    path: string,
    { title, text }: typeof past | typeof further,
    parts: Placeholders,
  ) => ({
    ...below('events', path, { title: fillIn(title, parts), summary: fillIn(text, parts) }),
    sharedAs: above,
  });
  return [
    ...pages.slice(1).map((_, i) => {
      const page = i + 2;
      return list(furtherPath(page), further, { number: page.toLocaleString(language) });
    }),
    ...years.map(({ year }) =>
      list(pastPath(year), past, { year: yearOf(`${year}-01-01`, language) }),
    ),
    ...events.map((event) => ({
      ...below('events', detailPath('events', event.slug), event),
      title: inRow(
        [titleWithStatus(event, calendar), disambiguation(event, ofTitle(event), language)],
        language,
      ),
      was: event.was?.map((name) => detailPath('events', name)),
      note: `${dayInWords(event, status, language)} · ${locationText(event, status)}`,
      timeOfDay: event.scene,
      motif: event.art,
      ...((archived.has(event) || distant.has(event)) && { sharedAs: above }),
    })),
  ];
}
