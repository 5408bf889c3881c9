import { render, screen } from '@testing-library/react';
import { EventNote } from '@/components/events/event-note';
import { ahead, camp, picnic } from '@/examples/fixtures';
import type { CharityEvent } from '@/lib/schema/event';
import { plainDate } from '@/lib/text/dates';
import { shownFromTo } from '../expectations';

const words = ahead.status;

/** The lines that are shown of an event at a moment. */
function linesAt(moment: string, event: CharityEvent) {
  render(<EventNote event={event} {...ahead} now={new Date(moment)} />);
  return screen.getAllByText(/./, { selector: 'p' }).filter(({ hidden }) => !hidden);
}

const over = (date: string) => `This was on ${plainDate(date, 'en-US')}.`;

test.each([
  ['ahead', '2030-06-01T16:59:59Z', picnic, []],
  ['under way from the moment it begins', picnic.starts, picnic, [words.underWay]],
  ['under way', '2030-06-01T21:29:59Z', picnic, [words.underWay]],
  ['over from the moment it ends', picnic.ends, picnic, [over(picnic.date)]],
  ['over since its last day', '2031-01-01T00:00:00Z', camp, [over(camp.endDate)]],
])('says of an event what is true when it is %s', (_state, moment, event, lines) => {
  expect(linesAt(moment, event).map(({ textContent }) => textContent)).toEqual(lines);
});

test.each(['cancelled', 'postponed'] as const)(
  'says that it is %s, and never that it took place',
  (status) => {
    for (const moment of [ahead.now.toISOString(), picnic.starts, picnic.ends]) {
      const lines = linesAt(moment, { ...picnic, status });
      expect(new Set(lines.map(({ textContent }) => textContent))).toEqual(
        new Set([words[status]]),
      );
    }
  },
);

test('tells the page script when each line is true', () => {
  render(<EventNote event={picnic} {...ahead} />);
  const { starts, ends } = picnic;
  expect(shownFromTo(screen.getByText(words.underWay))).toEqual([starts, ends]);
  expect(shownFromTo(screen.getByText(/This was on/))).toEqual([ends, undefined]);
});

const moved = 'It was to be on May 4, 2030.';

test.each([
  ['before it begins', ahead.now.toISOString(), [moved]],
  ['while it is on', picnic.starts, [moved, words.underWay]],
  ['no more when it is over', picnic.ends, [over(picnic.date)]],
])('says that the day is another one %s', (_when, moment, lines) => {
  const event = { ...picnic, movedFrom: '2030-05-04' };
  expect(linesAt(moment, event).map(({ textContent }) => textContent)).toEqual(lines);
});

const daily: CharityEvent = {
  ...picnic,
  endDate: '2030-06-02',
  hours: 'daily',
  ends: '2030-06-02T21:30:00Z',
};

test.each([
  ['on the first day', '2030-06-01T17:00:00Z', [words.underWay]],
  ['not in the night', '2030-06-01T21:30:00Z', []],
  ['on the second day', '2030-06-02T17:00:00Z', [words.underWay]],
  ['over after that', '2030-06-02T21:30:00Z', [over('2030-06-02')]],
])('is on in the hours of each day: %s', (_when, moment, lines) => {
  expect(linesAt(moment, daily).map(({ textContent }) => textContent)).toEqual(lines);
});
