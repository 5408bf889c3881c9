import { EventTeasers } from '@/components/home/event-teasers';
import { ahead, concert, openDay, picnic } from '../fixtures';

/** All that they are told beside their events. */
export const words = {
  heading: 'Come and meet us',
  button: 'View All Events',
  none: 'Ask us what is next.',
  lastEnd: '2031-01-01T00:00:00Z',
  ...ahead,
};

export const eventTeasers = {
  'two events': <EventTeasers {...words} events={[picnic, concert]} />,
  'all day': <EventTeasers {...words} events={[openDay]} />,
  'more than are shown': <EventTeasers {...words} events={[picnic, openDay, concert]} />,
  'no event': <EventTeasers {...words} lastEnd="2020-01-01T00:00:00Z" events={[]} />,
};
