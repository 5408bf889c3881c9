import { render, screen } from '@testing-library/react';
import { calendarLeaf } from '@/examples/events/calendar-leaf';
import { picnic } from '@/examples/fixtures';
import { leafOf } from '@/lib/text/dates';

test('shows month, day and year as words apart, and the day for machines', () => {
  render(calendarLeaf['by itself']);
  const { month, day, year } = leafOf(picnic.date, 'en-US');
  const leaf = screen.getByRole('time');
  expect(leaf).toHaveTextContent(`${month} ${day} ${year}`);
  expect(leaf).toHaveAttribute('datetime', picnic.date);
});
