import { CalendarLeaf } from '@/components/events/calendar-leaf';
import { picnic } from '../fixtures';

export const calendarLeaf = {
  'by itself': <CalendarLeaf date={picnic.date} language="en-US" />,
  'beside the day in words': <CalendarLeaf decorative date={picnic.date} language="en-US" />,
};
