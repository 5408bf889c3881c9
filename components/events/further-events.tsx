import type { EventLists } from '@/lib/events/lists';
import type { Pages } from '@/lib/schema/pages';
import { furtherPath, pastPath, routes } from '@/lib/site/routes';
import { yearOf } from '@/lib/text/dates';
import { Section } from '../ui/section';
import { PageLinks } from './page-links';

interface FurtherEventsProps {
  words: Pick<Pages['events'], 'further' | 'past'>;
  lists: Pick<EventLists, 'pages' | 'years'>;
  /** The path of the page that is shown. */
  current: string;
  language: string;
}

/** The way to the other pages with events, where one has no room for them all. */
export function FurtherEvents({
  words: { further, past },
  lists: { pages, years },
  current,
  language,
}: FurtherEventsProps) {
  if (pages.length === 1 && years.length === 0) return null;
  return (
    <Section className="print:hidden">
      <div className="grid gap-12">
        {pages.length > 1 && (
          <PageLinks
            id="further"
            heading={further.heading}
            links={pages.map((_, i) => ({
              path: i === 0 ? routes.events : furtherPath(i + 1),
              label: (i + 1).toLocaleString(language),
            }))}
            current={current}
            beside={further}
          />
        )}
        {years.length > 0 && (
          <PageLinks
            id="past"
            heading={past.heading}
            links={years.map(({ year }) => ({
              path: pastPath(year),
              label: yearOf(`${year}-01-01`, language),
            }))}
            current={current}
          />
        )}
      </div>
    </Section>
  );
}
