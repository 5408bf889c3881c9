import { render, screen } from '@testing-library/react';
import { EventFacts } from '@/components/events/event-facts';
import { eventFacts } from '@/examples/events/event-facts';
import { ahead, camp, concert, openDay, picnic } from '@/examples/fixtures';
import { addressLines } from '@/lib/contact/address';
import { eventHours } from '@/lib/events/event-hours';
import { clockTime, longDate } from '@/lib/text/dates';
import { content } from '../content';
import { entriesIn } from '../expectations';

const { language } = ahead.site;
const writing = { ...ahead.site, ...ahead.status };

const evening = { ...picnic, startTime: '20:00', endTime: '01:00', endDate: '2030-06-02' };

test.each([
  [
    'day, hours and place',
    picnic,
    [longDate(picnic.date, language), eventHours(picnic, writing), picnic.place],
  ],
  [
    'no hours for an event that has none',
    openDay,
    [longDate(openDay.date, language), openDay.place],
  ],
  [
    'the start alone for an event without an end',
    concert,
    [longDate(concert.date, language), clockTime(concert.startTime, language), concert.place],
  ],
  [
    'first and last day of an event of several days',
    camp,
    ['Friday, August 30 – Monday, September 2, 2030', eventHours(camp, writing), camp.place],
  ],
  [
    'the day once for an event that ends on the day it begins',
    { ...openDay, endDate: openDay.date },
    [longDate(openDay.date, language), openDay.place],
  ],
  [
    'an evening that ends after midnight as one of its day',
    evening,
    [longDate(picnic.date, language), '8:00 PM–1:00 AM', picnic.place],
  ],
  [
    'hours of every day as such',
    { ...evening, hours: 'daily' as const },
    ['Saturday, June 1 – Sunday, June 2, 2030', '8:00 PM–1:00 AM every day', picnic.place],
  ],
])('lists %s', (_facts, event, expected) => {
  render(<EventFacts {...ahead} event={event} />);
  const facts = entriesIn(screen.getByRole('list'));
  expect(facts.map((fact) => fact.textContent)).toEqual(expected);
});

test('gives the day for machines', () => {
  render(eventFacts['one day']);
  expect(screen.getByText(longDate(picnic.date, language))).toHaveAttribute(
    'datetime',
    picnic.date,
  );
});

test('names the zone where it is given, and each hour for machines', () => {
  render(<EventFacts {...ahead} event={picnic} isWhole />);
  const hours = entriesIn(screen.getByRole('list'))[1];
  expect(hours).toHaveTextContent(/^11:00 AM–3:30 PM MDT$/);
  const times = [...(hours?.querySelectorAll('time') ?? [])];
  expect(times.map(({ dateTime }) => dateTime)).toEqual([
    '2030-06-01T11:00:00-06:00',
    '2030-06-01T15:30:00-06:00',
  ]);
});

test('gives the address of the place along with the zone, and not where room is scarce', () => {
  const { address } = content.site.contact;
  const there = { ...picnic, address };
  const { rerender } = render(<EventFacts {...ahead} event={there} isWhole />);
  const place = () => entriesIn(screen.getByRole('list')).at(-1);
  for (const line of addressLines(address)) expect(place()).toHaveTextContent(line);
  rerender(<EventFacts {...ahead} event={there} />);
  expect(place()?.textContent).toBe(picnic.place);
});

test.each([
  [{ place: undefined, online: 'yes' }, ahead.status.online],
  [{ online: 'yes' }, 'Riverside Park and on the web'],
])('says where an event is that is online: %j', (where, words) => {
  render(<EventFacts {...ahead} event={{ ...picnic, ...where }} />);
  expect(entriesIn(screen.getByRole('list')).at(-1)).toHaveTextContent(words);
});

test('says when an event that comes back is next, and how it does', () => {
  render(eventFacts['each week']);
  const [day] = entriesIn(screen.getByRole('list'));
  expect(day).toHaveTextContent('Each Tuesday up to March 20, 2030');
  expect(screen.getByText('Tuesday, February 19, 2030')).toBeVisible();
  expect(screen.getByText('Tuesday, February 26, 2030')).not.toBeVisible();
});
