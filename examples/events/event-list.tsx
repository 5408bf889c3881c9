import { EventList } from '@/components/events/event-list';
import { ahead, camp, concert, openDay, picnic } from '../fixtures';

export const eventList = {
  'events of all kinds': (
    <EventList
      heading="More events"
      learn="Learn More"
      {...ahead}
      events={[picnic, openDay, camp, concert]}
    />
  ),
};
