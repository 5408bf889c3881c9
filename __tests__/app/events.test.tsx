import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { content } from '../components/content';
import {
  expectCards,
  expectLinks,
  expectRegions,
  headingsIn,
  labelAbout,
  region,
} from '../components/expectations';
import { camp, concert, openDay, picnic } from '@/examples/fixtures';
import { followUrl } from '@/lib/events/calendar';
import { absoluteUrl } from '@/lib/site/metadata';
import { featureOne } from '@/lib/events/events';
import { calendarPath, contactAbout, detailPath, href } from '@/lib/site/routes';
import type { CharityEvent } from '@/lib/schema/event';

const page = content.pages.events;

/** Opens the page as it is when the content holds these events. */
async function open(events: CharityEvent[]) {
  let body: ReactNode;
  // The page reads the content as soon as it is imported, so each state needs an import of its own.
  await jest.isolateModulesAsync(async () => {
    jest.doMock('@/lib/content', () => ({ getContent: () => ({ ...content, events }) }));
    const { default: EventsPage } = await import('@/app/events/page');
    body = <EventsPage />;
  });
  render(body);
}

test.each([
  ['no event', [], [page.none.heading, page.follow.heading, page.host.heading]],
  ['one event', [picnic], [page.featured.heading, page.follow.heading, page.host.heading]],
  [
    'several events',
    [picnic, openDay, concert],
    [page.featured.heading, page.more.heading, page.follow.heading, page.host.heading],
  ],
])('has the sections that it needs for %s', async (_state, events, sections) => {
  await open(events);
  expectRegions(sections);
});

test('says what to do when there is no event', async () => {
  await open([]);
  expect(region(page.none.heading)).toHaveTextContent(page.none.text);
});

test('shows each event of the content once, the featured one first', async () => {
  const { events } = content;
  await open(events);
  const { featured, others } = featureOne(events, new Date());
  const shown = featured ? [featured, ...others] : [];
  expect(headingsIn(screen.getByRole('main'), 3)).toEqual(shown.map(({ title }) => title));
});

test('features the event that is marked as such, whatever its day', async () => {
  await open([picnic, { ...concert, featured: 'yes' }, openDay]);
  expect(headingsIn(region(page.featured.heading), 3)).toEqual([concert.title]);
  expectCards(region(page.more.heading), [
    [picnic.title, picnic.summary],
    [openDay.title, openDay.summary],
  ]);
});

test('invites to host an event', async () => {
  await open([picnic]);
  expect(region(page.host.heading)).toHaveTextContent(page.host.text);
});

test('leads to registration, to more about each other event, and to contact', async () => {
  await open([{ ...camp, featured: 'yes' }, openDay, concert]);
  expectLinks(screen.getByRole('main'), [
    [camp.title, href(detailPath('events', camp.slug))],
    [labelAbout(page.featured.register, camp.title), camp.registrationUrl],
    [labelAbout(page.more.learn, openDay.title), href(detailPath('events', openDay.slug))],
    [labelAbout(page.more.learn, concert.title), href(detailPath('events', concert.slug))],
    [page.follow.button, followUrl(content.site)],
    [absoluteUrl(content.site, calendarPath()), href(calendarPath())],
    [page.host.button, contactAbout(page.host.heading)],
  ]);
});

test.each([
  ['none lies ahead', [{ ...picnic, ends: '2020-06-01T21:30:00Z' }], true],
  ['one does', [picnic], false],
  ['the only one is cancelled', [{ ...picnic, status: 'cancelled' as const }], true],
])('says how to hear of the next event where %s', async (_when, events, said) => {
  await open(events);
  expect(screen.queryByRole('region', { name: page.none.heading }) !== null).toBe(said);
  expect(region(page.featured.heading)).toHaveTextContent(picnic.title);
});
