import { render, screen } from '@testing-library/react';
import { picnic } from '../fixtures';
import { CalendarLeaf } from '@/components/events/calendar-leaf';
import { leafOf } from '@/lib/text/dates';

test('shows month, day and year as words apart, and the day for machines', () => {
  render(<CalendarLeaf date={picnic.date} language="en-US" />);
  const { month, day, year } = leafOf(picnic.date, 'en-US');
  const leaf = screen.getByRole('time');
  expect(leaf).toHaveTextContent(`${month} ${day} ${year}`);
  expect(leaf).toHaveAttribute('datetime', picnic.date);
});
