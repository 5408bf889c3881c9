import { picnic } from '@/examples/fixtures';
import { currentEvents, listEvents } from '@/lib/events/lists';
import type { CharityEvent } from '@/lib/schema/event';

const NOW = new Date('2030-06-15T12:00:00Z');

/** An event so many days from now, named by them; negative ones are over. */
function event(days: number): CharityEvent {
  const ends = new Date(NOW.getTime() + days * 86_400_000).toISOString();
  return { ...picnic, slug: String(days), date: ends.slice(0, 10), starts: ends, ends };
}

/** So many events, one a day, from a day on. */
const daily = (count: number, from: number) =>
  Array.from({ length: count }, (_, i) => event(from + i));

const slugsOf = (events: readonly CharityEvent[]) => events.map(({ slug }) => slug);
const numbers = (count: number, from: number, step = 1) =>
  Array.from({ length: count }, (_, i) => String(from + i * step));

test('a page has room for the featured event and 24 others, whenever they are', () => {
  const { featured, pages, years, archived } = listEvents(daily(25, -1000), NOW);
  expect(featured?.slug).toBe('-976');
  expect(pages.map(slugsOf)).toEqual([numbers(24, -977, -1)]);
  expect([years, [...archived]]).toEqual([[], []]);
});

test('what is to come has as many pages as it takes, and the last is filled with what was', () => {
  const { featured, pages, years } = listEvents([...daily(30, 1), ...daily(30, -400)], NOW);
  expect(featured?.slug).toBe('1');
  expect(pages.map(slugsOf)).toEqual([
    numbers(24, 2),
    [...numbers(5, 26), ...numbers(19, -371, -1)],
  ]);
  expect(years.map(({ year, events }) => [year, events.length])).toEqual([['2029', 30]]);
});

test('an event is archived ninety days after it, unless a page has room for it', () => {
  const recent = [event(-89), event(-90), event(-91)];
  const full = [...daily(25, 1), ...recent];
  expect(listEvents(full, NOW).pages.map(slugsOf)).toEqual([numbers(24, 2)]);
  expect(slugsOf([...listEvents(full, NOW).archived])).toEqual(['-90', '-91']);
  expect(currentEvents(full, NOW)).toEqual(full.slice(0, -2));
  expect(currentEvents(full.slice(1), NOW)).toEqual(full.slice(1, -2));
  expect(currentEvents(full.slice(3), NOW)).toEqual(full.slice(3));
});

test('what comes after a hundred others that lie ahead is distant', () => {
  const { featured, distant } = listEvents([...daily(103, 1), ...daily(30, -400)], NOW);
  expect(featured?.slug).toBe('1');
  expect(slugsOf([...distant])).toEqual(['102', '103']);
});

test('what was stands by the year of its last day, the latest first, also what a page has room for', () => {
  const party = {
    ...event(-166),
    slug: 'new year',
    date: '2029-12-31',
    endDate: '2030-01-01',
    startTime: '22:00',
    endTime: '02:00',
  };
  const course = {
    ...event(-160),
    slug: 'course',
    date: '2028-12-05',
    repeats: { every: 'month' as const, until: '2030-01-06' },
    endsOfEach: [event(-555).ends, event(-160).ends],
  };
  const { years } = listEvents([...daily(26, -180), party, course], NOW);
  expect(years.map(({ year, events }) => [year, slugsOf(events)])).toEqual([
    ['2030', [...numbers(6, -155, -1), 'course', ...numbers(5, -161, -1)]],
    ['2029', ['-166', 'new year', ...numbers(14, -167, -1)]],
  ]);
});

test('no event leaves one empty page', () => {
  expect(listEvents([], NOW)).toEqual({
    featured: undefined,
    pages: [[]],
    years: [],
    archived: new Set(),
    distant: new Set(),
  });
});
