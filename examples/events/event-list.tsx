import { EventList } from '@/components/events/event-list';
import { ahead, camp, concert, openDay, picnic } from '../fixtures';

export const eventList = {
  'events of all kinds': (
    <EventList
      heading="More events"
      over="Over by now"
      learn="Learn More"
      {...ahead}
      events={[picnic, openDay, camp, concert]}
    />
  ),
  'events that are over': (
    <EventList
      heading="More events"
      over="Over by now"
      learn="Learn More"
      {...ahead}
      now={new Date('2040-01-01')}
      events={[picnic, camp]}
    />
  ),
};
