import { render, screen } from '@testing-library/react';
import { entriesIn } from '../expectations';
import { camp, concert, openDay, picnic } from '../fixtures';
import { EventFacts } from '@/components/events/event-facts';
import { clockRange, clockTime, longDate } from '@/lib/dates';

it.each([
  [
    'day, hours and place',
    picnic,
    [longDate(picnic.date), clockRange(picnic.startTime, picnic.endTime), picnic.place],
  ],
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
      clockRange(camp.startTime, camp.endTime),
      camp.place,
    ],
  ],
])('lists %s', (_facts, event, expected) => {
  render(<EventFacts event={event} />);
  const facts = entriesIn(screen.getByRole('list'));
  expect(facts.map((fact) => fact.textContent)).toEqual(expected);
});

it('gives the day for machines', () => {
  render(<EventFacts event={picnic} />);
  expect(screen.getByText(longDate(picnic.date))).toHaveAttribute('datetime', picnic.date);
});

it('names the day once for an event that ends on the day it begins', () => {
  render(<EventFacts event={{ ...picnic, endDate: picnic.date }} />);
  expect(screen.getByText(longDate(picnic.date)).parentElement).toHaveTextContent(
    new RegExp(`^${longDate(picnic.date)}$`),
  );
});
