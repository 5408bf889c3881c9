import { generateMetadata } from '@/app/events/[slug]/page';
import { picnic } from '@/examples/fixtures';
import type { CharityEvent } from '@/lib/schema/event';
import { fillIn } from '@/lib/text/placeholders';
import { content } from '../components/content';
import { changeContent } from '../read-content';

const { cancelled } = content.pages.events.calendar;

/** What tabs and shared links call each of these events. */
function titlesOf(events: CharityEvent[]): Promise<[unknown, unknown][]> {
  changeContent({ events });
  return Promise.all(
    events.map(async ({ slug }): Promise<[unknown, unknown]> => {
      const { title, openGraph } = await generateMetadata({ params: Promise.resolve({ slug }) });
      return [title, openGraph?.title];
    }),
  );
}

const named = (title: string) => [`${title} · ${content.site.name}`, title];

test('tells events of one title apart, and says which won’t be', async () => {
  const events: CharityEvent[] = [
    picnic,
    { ...picnic, slug: 'next', date: '2031-06-01', status: 'cancelled' },
    { ...picnic, slug: 'fair', title: 'Fair' },
  ];
  expect(await titlesOf(events)).toEqual([
    named(`${picnic.title}, 2030`),
    named(`${fillIn(cancelled, { title: picnic.title })}, 2031`),
    named('Fair'),
  ]);
});
