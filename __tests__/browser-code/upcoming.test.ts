import { picnic } from '@/examples/fixtures';
import { isScheduled, upcomingFirst } from '@/lib/events/events';
import { inMilliseconds } from '@/lib/events/next';
import { browserCode } from '@/lib/forms/browser-code';
import type { CharityEvent } from '@/lib/schema/event';

const code = browserCode('upcoming');
const NOW = new Date('2030-06-15T12:00:00Z');

const events: CharityEvent[] = [
  { ...picnic, slug: 'over', ends: '2030-05-01T00:00:00Z' },
  { ...picnic, slug: 'off and over', ends: NOW.toISOString(), status: 'cancelled' },
  { ...picnic, slug: 'off', ends: '2030-06-20T00:00:00Z', status: 'cancelled' },
  { ...picnic, slug: 'late', ends: '2030-06-20T00:00:00Z', status: 'postponed' },
  { ...picnic, slug: 'soon', ends: '2030-07-01T00:00:00Z' },
  {
    ...picnic,
    slug: 'weekly',
    ends: '2030-12-01T00:00:00Z',
    endsOfEach: ['2030-06-12T00:00:00Z', '2030-08-01T00:00:00Z', '2030-12-01T00:00:00Z'],
  },
  { ...picnic, slug: 'autumn', ends: '2030-10-01T00:00:00Z' },
];

/** Every three of them in every order: what is right for these is right for longer lists. */
const threes = events.flatMap((first) =>
  events.flatMap((second) =>
    events.map((third) => [first, second, third]).filter((three) => new Set(three).size === 3),
  ),
);
const slugsOf = (list: readonly CharityEvent[]) => list.map(({ slug }) => slug);

// WebKit takes an answer that is no number for “less”, where Chromium reads false as 0.
function strictSort<Item>(this: Item[], compare?: (a: Item, b: Item) => number): Item[] {
  const sorted: Item[] = [];
  for (const item of this) {
    const place = sorted.findIndex((other) => answerOf(compare?.(item, other)) < 0);
    sorted.splice(place === -1 ? sorted.length : place, 0, item);
  }
  sorted.forEach((item, i) => (this[i] = item));
  return this;
}

function answerOf(answer: unknown): number {
  if (typeof answer !== 'number' || Number.isNaN(answer)) throw new Error(`compared: ${answer}`);
  return answer;
}

/** Runs the script over a list on a page, and gives the names of its events, in order. */
function ordered(list: string): string[] {
  document.body.innerHTML = list;
  const sort = jest.spyOn(Array.prototype, 'sort').mockImplementation(strictSort);
  Function(code)();
  sort.mockRestore();
  const entries = document.querySelectorAll<HTMLElement>('[data-by-now] > *');
  return [...entries].map(({ title }) => title);
}

const entry = ({ slug, ends, endsOfEach = [ends], status }: CharityEvent, off: boolean) =>
  `<li title="${slug}" data-ends="${inMilliseconds(endsOfEach)}"${off && status !== 'scheduled' ? ' data-off="1"' : ''}></li>`;

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

test('orders the events of a list as the build does, from whatever order', () => {
  for (const list of threes) {
    const entries = list.map((event) => entry(event, false));
    expect(ordered(`<ol data-by-now="">${entries.join('')}</ol>`)).toEqual(
      slugsOf(upcomingFirst(list, NOW)),
    );
  }
});

test('puts first what will be, as the build does, from whatever order', () => {
  const orderOf = (list: CharityEvent[]) =>
    ordered(`<ul data-by-now="">${list.map((event) => entry(event, true)).join('')}</ul>`);
  expect(orderOf(events).slice(0, 2)).toEqual(['soon', 'weekly']);
  for (const list of threes) {
    expect(orderOf(list)).toEqual(slugsOf(upcomingFirst(list, NOW, isScheduled)));
  }
});

test.each([
  [
    'as long as it lies ahead',
    '2030-12-01T00:00:00Z',
    '2030-07-01T00:00:00Z',
    ['featured', 'list'],
  ],
  ['not once it is over', '2030-06-15T12:00:00Z', '2030-07-01T00:00:00Z', ['list', 'featured']],
])('keeps the featured event before the list, %s', (_when, featured, list, order) => {
  expect(
    ordered(`<div data-by-now="">
      <section title="featured" data-ends="${inMilliseconds([featured])}"></section>
      <section title="list" data-off="" data-ends="${inMilliseconds([list])}"></section></div>`),
  ).toEqual(order);
});
