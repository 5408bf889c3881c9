import { EventFacts } from '@/components/events/event-facts';
import { ahead, camp, concert, openDay, picnic, storyHour } from '../fixtures';

export const eventFacts = {
  'one day': <EventFacts {...ahead} event={picnic} />,
  'all day': <EventFacts {...ahead} event={openDay} />,
  'without an end': <EventFacts {...ahead} event={concert} />,
  'several days': <EventFacts {...ahead} event={camp} />,
  'each week': <EventFacts {...ahead} event={storyHour} />,
  'with the zone': <EventFacts {...ahead} event={camp} isWhole />,
};
