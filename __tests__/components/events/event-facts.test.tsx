import { render, screen } from '@testing-library/react';
import { content } from '../content';
import { entriesIn } from '../expectations';
import { ahead, camp, concert, openDay, picnic } from '../fixtures';
import { EventFacts } from '@/components/events/event-facts';
import { cityLine } from '@/lib/contact/address';
import { clockTime, longDate } from '@/lib/text/dates';
import { eventHours } from '@/lib/events/event-hours';

test.each([
  ['day, hours and place', picnic, [longDate(picnic.date), eventHours(picnic), picnic.place]],
  ['no hours for an event that has none', openDay, [longDate(openDay.date), openDay.place]],
  [
    'the start alone for an event without an end',
    concert,
    [longDate(concert.date), clockTime(concert.startTime), concert.place],
  ],
  [
    'first and last day of an event of several days',
    camp,
    [
      expect.stringMatching(new RegExp(`^${longDate(camp.date)} .*${longDate(camp.endDate)}$`)),
      eventHours(camp),
      camp.place,
    ],
  ],
])('lists %s', (_facts, event, expected) => {
  render(<EventFacts daily={ahead.status.daily} event={event} />);
  const facts = entriesIn(screen.getByRole('list'));
  expect(facts.map((fact) => fact.textContent)).toEqual(expected);
});

test('gives the day for machines', () => {
  render(<EventFacts daily={ahead.status.daily} event={picnic} />);
  expect(screen.getByText(longDate(picnic.date))).toHaveAttribute('datetime', picnic.date);
});

test('names the day once for an event that ends on the day it begins', () => {
  render(<EventFacts daily={ahead.status.daily} event={{ ...picnic, endDate: picnic.date }} />);
  expect(screen.getByText(longDate(picnic.date)).parentElement).toHaveTextContent(
    new RegExp(`^${longDate(picnic.date)}$`),
  );
});

test.each([
  [
    'one zone',
    picnic,
    '11:00 AM–3:30 PM MDT',
    ['2030-06-01T11:00:00-06:00', '2030-06-01T15:30:00-06:00'],
  ],
  ['a start alone', concert, '7:30 PM MST', ['2030-12-20T19:30:00-07:00']],
  [
    'one long stretch',
    camp,
    'August 30, 9:00 AM – September 2, 12:00 PM MDT',
    ['2030-08-30T09:00:00-06:00', '2030-09-02T12:00:00-06:00'],
  ],
])('names the zone where it is given: %s', (_hours, event, words, moments) => {
  render(<EventFacts daily={ahead.status.daily} event={event} timeZone="America/Denver" />);
  const hours = entriesIn(screen.getByRole('list'))[1];
  expect(hours).toHaveTextContent(new RegExp(`^${words}$`));
  const times = [...(hours?.querySelectorAll('time') ?? [])];
  expect(times.map(({ dateTime }) => dateTime)).toEqual(moments);
});

test('gives the address of the place along with the zone, and not where room is scarce', () => {
  const { address } = content.site.contact;
  const there = { ...picnic, address };
  const { rerender } = render(
    <EventFacts daily={ahead.status.daily} event={there} timeZone="America/Denver" />,
  );
  const place = () => entriesIn(screen.getByRole('list')).at(-1);
  expect(place()).toHaveTextContent(address.street);
  expect(place()).toHaveTextContent(cityLine(address));
  rerender(<EventFacts daily={ahead.status.daily} event={there} />);
  expect(place()?.textContent).toBe(picnic.place);
});

test('says no hours and no zone of an event that lasts all day', () => {
  render(<EventFacts daily={ahead.status.daily} event={openDay} timeZone="America/Denver" />);
  expect(entriesIn(screen.getByRole('list'))).toHaveLength(2);
});

const evening = { ...picnic, startTime: '20:00', endTime: '01:00', endDate: '2030-06-02' };

test('shows an evening that ends after midnight as one of its day', () => {
  render(<EventFacts daily={ahead.status.daily} event={evening} />);
  const [day, hours] = entriesIn(screen.getByRole('list')).map(({ textContent }) => textContent);
  expect([day, hours]).toEqual([longDate(picnic.date), '8:00 PM–1:00 AM']);
});

test('says of hours that they are those of each day', () => {
  render(<EventFacts daily={ahead.status.daily} event={{ ...evening, hours: 'daily' }} />);
  const [days, hours] = entriesIn(screen.getByRole('list')).map(({ textContent }) => textContent);
  expect([days, hours]).toEqual([
    `${longDate(picnic.date)} – ${longDate(evening.endDate)}`,
    `8:00 PM–1:00 AM ${ahead.status.daily}`,
  ]);
});
