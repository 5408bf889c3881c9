import { FeaturedEvent } from '@/components/events/featured-event';
import { getContent } from '@/lib/content';
import { ahead, camp, openDay, picnic } from '../fixtures';

/** All that it is told beside its event. */
export const words = {
  heading: 'Do not miss',
  register: 'Register Now',
  ...ahead,
  site: { ...getContent().site, ...ahead.site },
};

export const featuredEvent = {
  'one day': <FeaturedEvent {...words} event={picnic} />,
  'all day': <FeaturedEvent {...words} event={openDay} />,
  'several days': <FeaturedEvent {...words} event={camp} />,
  cancelled: <FeaturedEvent {...words} event={{ ...camp, status: 'cancelled' }} />,
};
