import { picnic } from '@/examples/fixtures';
import { getContent } from '@/lib/content';
import {
  disambiguation,
  featureOne,
  isScheduled,
  lastEventEnd,
  registrationOf,
  sameTitled,
  teasersOf,
  titleWithStatus,
  upcomingFirst,
} from '@/lib/events/events';
import type { CharityEvent } from '@/lib/schema/event';
import { contactFormHref } from '@/lib/site/routes';

const event = (changes: Partial<CharityEvent> = {}): CharityEvent => ({
  ...picnic,
  title: 'Picnic',
  date: '2024-06-01',
  ...changes,
});

const NOW = new Date('2030-06-15T12:00:00Z');

/** Some events by their names: what is over, and what isn't, none in order. */
const all = Object.fromEntries(
  [
    event({ slug: 'spring', ends: '2030-05-01T00:00:00Z' }),
    event({ slug: 'now', ends: NOW.toISOString() }),
    event({ slug: 'autumn', ends: '2030-10-01T00:00:00Z' }),
    event({ slug: 'soon', ends: '2030-06-15T12:00:01Z' }),
    event({ slug: 'off', ends: '2030-07-01T00:00:00Z', status: 'cancelled' }),
    event({ slug: 'late', ends: '2030-08-01T00:00:00Z', status: 'postponed' }),
    event({ slug: 'last year', ends: '2029-05-01T00:00:00Z' }),
  ].map((one) => [one.slug, one]),
);

const some = (...slugs: string[]) =>
  slugs.map((slug) => all[slug] ?? event({ slug, ends: '2030-09-01T00:00:00Z' }));
const slugsOf = (events: CharityEvent[]) => events.map(({ slug }) => slug);

test('lists what is next first, and what is over behind, the latest first', () => {
  expect(slugsOf(upcomingFirst(Object.values(all), NOW))).toEqual([
    ...['soon', 'off', 'late', 'autumn'],
    ...['now', 'spring', 'last year'],
  ]);
});

test('keeps the order of events that end at one moment, also when they are over', () => {
  const events = ['a', 'b', 'c'].map((slug) => event({ slug }));
  for (const now of ['2024-01-01', '2031-01-01']) {
    expect(slugsOf(upcomingFirst(events, new Date(now)))).toEqual(['a', 'b', 'c']);
    expect(slugsOf(upcomingFirst(events, new Date(now), isScheduled))).toEqual(['a', 'b', 'c']);
  }
});

describe('featureOne', () => {
  const marked = (slug: string, rest: string[]) =>
    some(slug, ...rest).map((one, i) => (i === 0 ? { ...one, featured: 'yes' as const } : one));

  test.each([
    ['the marked event while it is ahead', marked('autumn', ['soon', 'spring']), 'autumn'],
    ['the marked event where none is ahead', marked('last year', ['spring', 'off']), 'last year'],
    ['the next one where the marked one is over', marked('spring', ['autumn', 'soon']), 'soon'],
    ['the next one where the marked one is cancelled', marked('off', ['autumn']), 'autumn'],
    ['the next that will be, where none is marked', some('late', 'off', 'autumn'), 'autumn'],
    ['the latest where none is ahead and none marked', some('last year', 'spring'), 'spring'],
  ])('takes %s', (_what, events, slug) => {
    const { featured, others } = featureOne(events, NOW);
    expect(featured?.slug).toBe(slug);
    expect(others).toEqual(upcomingFirst(events, NOW).filter((one) => one !== featured));
  });

  test('has nothing to feature where there is no event', () => {
    expect(featureOne([], NOW)).toEqual({ featured: undefined, others: [] });
  });
});

describe('home', () => {
  test('shows the next events, and holds some for the time until the next build', () => {
    const events = some('spring', 'autumn', 'soon', 'other', 'late', 'now');
    expect(slugsOf(teasersOf(events, NOW))).toEqual(['soon', 'other', 'autumn', 'late']);
  });

  test('shows an event that will be before those that won’t', () => {
    const cancelled = event({
      slug: 'also off',
      ends: '2030-06-20T00:00:00Z',
      status: 'cancelled',
    });
    const events = [...some('off', 'late', 'autumn'), cancelled];
    expect(slugsOf(teasersOf(events, NOW))).toEqual(['autumn', 'also off', 'off', 'late']);
  });

  test('fills up with the latest that are over', () => {
    expect(slugsOf(teasersOf(some('last year', 'spring', 'soon'), NOW))).toEqual([
      'soon',
      'spring',
      'last year',
    ]);
  });

  test('shows the featured and the first of the others where none lies ahead', () => {
    const gala = event({ slug: 'gala', ends: '2030-01-01T00:00:00Z', featured: 'yes' });
    const events = [...some('last year', 'spring', 'off'), gala];
    expect(slugsOf(teasersOf(events, NOW))).toEqual(['gala', 'last year']);
  });

  test('shows nothing where there is nothing', () => expect(teasersOf([], NOW)).toEqual([]));
});

test.each([
  ['the end of the last', some('soon', 'autumn', 'spring'), all['autumn']?.ends],
  ['the end of the last that will be', some('off', 'late', 'spring'), all['spring']?.ends],
  ['always, where none was ever planned', [], '1970-01-01T00:00:00.000Z'],
])('no event lies ahead since %s', (_when, events, instant) => {
  expect(lastEventEnd(events)).toBe(instant);
});

const registrationUrl = 'https://register.example/';

test.each([
  ['where content says', { registrationUrl }, registrationUrl],
  ['by a message', {}, contactFormHref('Picnic')],
  ['nowhere, where there is no signing up', { registration: 'none' as const }, undefined],
  ['nowhere, where it is cancelled', { registrationUrl, status: 'cancelled' as const }, undefined],
  ['nowhere, where it has no day', { registrationUrl, status: 'postponed' as const }, undefined],
])('people sign up %s', (_where, changes, address) => {
  expect(registrationOf(event(changes), getContent().site)).toBe(address);
});

test.each([
  ['scheduled', 'Picnic'],
  ['cancelled', 'Off: Picnic'],
  ['postponed', 'Later: Picnic'],
] as const)('the title of an event that is %s is “%s”', (status, title) => {
  const words = { cancelled: 'Off: {title}', postponed: 'Later: {title}' };
  expect(titleWithStatus(event({ status }), words)).toBe(title);
});

test.each([
  ['nothing, where its title is its own', { title: 'Fair' }, undefined],
  ['its year', { date: '2025-06-01' }, '2024'],
  ['its day in the same year', { date: '2024-09-01' }, 'June 1, 2024'],
  ['its year, where letters differ in size alone', { title: 'PICNIC', date: '2025-06-01' }, '2024'],
])('what sets an event apart is %s', (_what, other, words) => {
  const one = event();
  const ofTitle = sameTitled([one, event({ slug: 'other', ...other })]);
  expect(disambiguation(one, ofTitle(one), 'en-US')).toBe(words);
});
