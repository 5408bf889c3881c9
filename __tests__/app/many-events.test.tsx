import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { generateStaticParams as calendars } from '@/app/calendar/[file]/route';
import EventPage from '@/app/events/[slug]/page';
import EventsPage from '@/app/events/page';
import PastPage, { generateStaticParams as years } from '@/app/events/past/[year]/page';
import FurtherPage, { generateStaticParams as numbers } from '@/app/events/upcoming/[page]/page';
import { generateStaticParams as pictures } from '@/app/share/[file]/route';
import { picnic } from '@/examples/fixtures';
import { detailPath, furtherPath, href, pastPath, routes } from '@/lib/site/routes';
import { monthDay } from '@/lib/text/dates';
import { fillIn } from '@/lib/text/placeholders';
import { content } from '../components/content';
import { destinationOf, headingsIn, region } from '../components/expectations';
import { changeContent } from '../read-content';

const { further, past, more } = content.pages.events;
const DAY = 86_400_000;
const NOW = Date.parse('2030-07-02T12:00:00Z');

/** Events, one each fourth day, of which so many lie ahead. */
const eventsOf = (count: number, ahead: number) =>
  Array.from({ length: count }, (_, i) => {
    const date = new Date(NOW + (ahead - i) * 4 * DAY).toISOString().slice(0, 10);
    const time = { date, starts: `${date}T17:00:00Z`, ends: `${date}T21:30:00Z` };
    return { ...picnic, ...time, slug: `picnic-${i + 1}`, title: `Picnic ${i + 1}` };
  }).reverse();

/** Those of eleven years. */
const events = eventsOf(1000, 46);

beforeAll(() => {
  process.env.BUILT_AT = new Date(NOW).toISOString();
});

beforeEach(() => changeContent({ events }));

/** Opens a page below that of all events. */
async function open<Name extends string>(
  page: (props: { params: Promise<Record<Name, string>> }) => Promise<ReactNode>,
  params: Record<Name, string>,
) {
  return render(await page({ params: Promise.resolve(params) }));
}

/** The links of a navigation: what each says, and where it leads. */
const linksOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, destinationOf(link)]);

const second = href(furtherPath(2));

test('the page of all events has room for those that come next, and leads to the others', () => {
  render(<EventsPage />);
  const titles = headingsIn(region(more.heading), 3);
  expect(titles).toHaveLength(24);
  expect(titles).not.toContain(events[0]?.title);
  expect(linksOf(further.heading)).toEqual([
    ['1', href(routes.events)],
    ['2', second],
    [further.next, second],
  ]);
  const found = Array.from({ length: 11 }, (_, i) => String(2030 - i));
  expect(linksOf(past.heading)).toEqual(found.map((year) => [year, href(pastPath(year))]));
  expect(years()).toEqual(found.map((year) => ({ year })));
});

test('a further page says which it is, and leads back', async () => {
  expect(numbers()).toEqual([{ page: '2' }]);
  await open(FurtherPage, { page: '2' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    fillIn(further.title, { number: '2' }),
  );
  const links = screen.getByRole('navigation', { name: further.heading });
  expect(within(links).getByRole('link', { current: 'page' })).toHaveAttribute('href', second);
  expect(linksOf(further.heading)).toEqual([
    [further.previous, href(routes.events)],
    ['1', href(routes.events)],
    ['2', second],
  ]);
});

test('the page of a year names each of its events with its day, the latest first', async () => {
  await open(PastPage, { year: '2029' });
  const own = events.filter(({ date }) => date.startsWith('2029-')).reverse();
  const links = within(region(past.list)).getAllByRole('link');
  expect(links.map(destinationOf)).toEqual(own.map(({ slug }) => href(detailPath('events', slug))));
  expect(links.map(({ textContent }) => textContent)).toEqual(
    own.map(({ date, title }) => `${monthDay(date, content.site.language)} ${title}`),
  );
});

/** Which files there are of an event: for calendars, as far as its page leads there, and its picture. */
async function filesOf({ slug }: { slug: string }) {
  const { unmount } = await open(EventPage, { slug });
  const leads = document.querySelector('a[href$=".ics"]') !== null;
  unmount();
  expect(calendars().some(({ file }) => file === `${slug}.ics`)).toBe(leads);
  const isPictured = pictures().some(({ file }) => file?.startsWith(`events-${slug}-`));
  return [leads && 'calendar', isPictured && 'picture'].filter(Boolean);
}

test('an event that is long over has neither a calendar file nor a picture of its own', async () => {
  const [old = picnic] = events;
  const recent = events.find(({ date }) => date === '2030-06-28') ?? picnic;
  expect(await filesOf(old)).toEqual([]);
  // Nobody is offered the calendar file, since it is over; visitors whose clock is behind are.
  expect(await filesOf(recent)).toEqual(['calendar', 'picture']);
});

test('an event that more than a hundred others come before has no picture of its own yet', async () => {
  const ahead = eventsOf(120, 120);
  changeContent({ events: ahead });
  expect(await filesOf(ahead[100] ?? picnic)).toEqual(['calendar', 'picture']);
  expect(await filesOf(ahead[101] ?? picnic)).toEqual(['calendar']);
});

test('of a thousand events no list is longer than a phone reads at once', async () => {
  const pages = [
    <EventsPage key="all" />,
    await FurtherPage({ params: Promise.resolve({ page: '2' }) }),
    await PastPage({ params: Promise.resolve({ year: '2029' }) }),
  ];
  for (const page of pages) {
    const { container, unmount } = render(page);
    // With head and styles it stays under 200 kB.
    expect(Buffer.byteLength(container.innerHTML)).toBeLessThan(120_000);
    unmount();
  }
});
