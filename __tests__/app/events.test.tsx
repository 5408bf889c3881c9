import { render, screen } from '@testing-library/react';
import EventsPage from '@/app/events/page';
import { ahead, camp, concert, openDay, picnic } from '@/examples/fixtures';
import { followUrl } from '@/lib/events/calendar';
import { featureOne } from '@/lib/events/events';
import type { CharityEvent } from '@/lib/schema/event';
import { absoluteUrl } from '@/lib/site/metadata';
import { calendarPath, contactFormHref, detailPath, href } from '@/lib/site/routes';
import { content } from '../components/content';
import {
  expectLinks,
  expectRegions,
  headingsIn,
  labelAbout,
  region,
} from '../components/expectations';
import { changeContent } from '../read-content';

const page = content.pages.events;

jest.useFakeTimers({ now: ahead.now });

/** Opens the page as it is when the content holds these events. */
function open(events: CharityEvent[]) {
  changeContent({ events });
  render(<EventsPage />);
}

test.each([
  ['no event', [], [page.none.heading, page.follow.heading, page.host.heading]],
  ['one event', [picnic], [page.featured.heading, page.follow.heading, page.host.heading]],
  [
    'several events',
    [picnic, openDay, concert],
    [page.featured.heading, page.more.heading, page.follow.heading, page.host.heading],
  ],
])('has the sections that it needs for %s', (_state, events, sections) => {
  open(events);
  expectRegions(sections);
});

test('says what to do when there is no event', () => {
  open([]);
  expect(region(page.none.heading)).toHaveTextContent(page.none.text);
});

test('shows each event of the content once, the featured one first', () => {
  const { events } = content;
  open(events);
  const { featured, others } = featureOne(events, ahead.now);
  const shown = featured ? [featured, ...others] : [];
  expect(headingsIn(screen.getByRole('main'), 3)).toEqual(shown.map(({ title }) => title));
});

test('invites to host an event', () => {
  open([picnic]);
  expect(region(page.host.heading)).toHaveTextContent(page.host.text);
});

test('leads to registration, to more about each other event, and to contact', () => {
  open([{ ...camp, featured: 'yes' }, openDay, concert]);
  expectLinks(screen.getByRole('main'), [
    [camp.title, href(detailPath('events', camp.slug))],
    [labelAbout(page.featured.register, camp.title), camp.registrationUrl],
    [labelAbout(page.more.learn, openDay.title), href(detailPath('events', openDay.slug))],
    [labelAbout(page.more.learn, concert.title), href(detailPath('events', concert.slug))],
    [page.follow.button, followUrl(content.site)],
    [absoluteUrl(content.site, calendarPath()), href(calendarPath())],
    [page.host.button, contactFormHref(page.host.heading)],
  ]);
});

test.each([
  ['none lies ahead', [{ ...picnic, ends: '2020-06-01T21:30:00Z' }], true],
  ['one does', [picnic], false],
  ['the only one is cancelled', [{ ...picnic, status: 'cancelled' as const }], true],
])('says how to hear of the next event where %s', (_when, events, said) => {
  open(events);
  expect(screen.queryByRole('region', { name: page.none.heading }) !== null).toBe(said);
  expect(region(page.featured.heading)).toHaveTextContent(picnic.title);
});
