import { render, screen } from '@testing-library/react';
import { EventTeasers } from '@/components/home/event-teasers';
import { ahead, concert, openDay, picnic } from '@/examples/fixtures';
import { eventTeasers, words } from '@/examples/home/event-teasers';
import { TEASERS } from '@/lib/events/events';
import { detailPath, href, routes } from '@/lib/site/routes';
import { clockTime, leafOf } from '@/lib/text/dates';
import { entriesIn, expectCards, expectLinks, region } from '../expectations';

test('teases each event with its day, start and place', () => {
  render(eventTeasers['two events']);
  expectCards(
    region(words.heading),
    [picnic, concert].map(({ title, summary, date, startTime, place }) => [
      title,
      summary,
      Object.values(leafOf(date, 'en-US')).join(' '),
      clockTime(startTime, 'en-US'),
      place,
    ]),
  );
});

test('shows the place alone for an event without hours', () => {
  render(eventTeasers['all day']);
  const [teaser] = entriesIn(region(words.heading));
  expect(teaser).toHaveTextContent(openDay.place);
  expect(teaser).not.toHaveTextContent(/undefined|false|, Our office/);
});

test('leads to the events page', () => {
  render(<EventTeasers {...words} events={[picnic, openDay]} />);
  expectLinks(region(words.heading), [
    [words.button, href(routes.events)],
    [picnic.title, href(detailPath('events', picnic.slug))],
    [openDay.title, href(detailPath('events', openDay.slug))],
  ]);
});

test('says what to do when there are no events, and still leads to their page', () => {
  render(eventTeasers['no event']);
  expect(screen.getByText(words.none)).toBeVisible();
  expect(entriesIn(region(words.heading))).toEqual([]);
  expectLinks(region(words.heading), [[words.button, href(routes.events)]]);
});

test('holds more than styles show, for when those are over', () => {
  render(eventTeasers['more than are shown']);
  expect(entriesIn(region(words.heading)).length).toBeGreaterThan(TEASERS.shown);
  expect(screen.getByText(words.none)).not.toBeVisible();
});

const list = () => screen.getAllByRole('list')[0]?.dataset ?? {};

test('tells the page script which of them won’t be', () => {
  const events = [picnic, { ...openDay, status: 'cancelled' as const }];
  render(<EventTeasers {...words} events={events} />);
  expect(list()).toHaveProperty('byNow');
  const entries = entriesIn(region(words.heading));
  expect(entries.map(({ dataset }) => dataset['off'])).toEqual([undefined, '']);
});

test('keeps its order where none lies ahead', () => {
  render(<EventTeasers {...words} lastEnd={ahead.now.toISOString()} events={[picnic, openDay]} />);
  expect(list()).not.toHaveProperty('byNow');
});
