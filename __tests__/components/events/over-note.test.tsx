import { render, screen } from '@testing-library/react';
import { ahead, camp, picnic } from '../fixtures';
import { OverNote } from '@/components/events/over-note';
import { plainDate } from '@/lib/dates';

const at = (moment: string) => ({ past: ahead.past, now: new Date(moment) });

it('says nothing of an event that is ahead or under way', () => {
  render(<OverNote event={picnic} {...at('2030-06-01T21:29:59Z')} />);
  expect(screen.getByText(/This was on/)).not.toBeVisible();
});

it('says that an event is over from the moment it ends', () => {
  render(<OverNote event={picnic} {...at(picnic.ends)} />);
  expect(screen.getByText(`${ahead.past} ${plainDate(picnic.date)}.`)).toBeVisible();
});

it('names the last day of an event of several days', () => {
  render(<OverNote event={camp} {...at('2031-01-01T00:00:00Z')} />);
  expect(screen.getByText(`${ahead.past} ${plainDate(camp.endDate)}.`)).toBeVisible();
});

it('tells the page script when', () => {
  render(<OverNote event={picnic} {...ahead} />);
  expect(screen.getByText(/This was on/)).toHaveAttribute('data-over', picnic.ends);
});
