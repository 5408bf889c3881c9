import { PageHero } from '@/components/ui/page-hero';
import { photo } from '../fixtures';

const words = { heading: 'Our garden', lead: 'Come and dig.', timeOfDay: 'dusk', seed: 1 } as const;

export const pageHero = {
  'in a landscape': <PageHero {...words} />,
  'beside a picture': <PageHero {...words} picture={photo} />,
  'long words': (
    <PageHero
      {...words}
      heading="Neighborhood storytellers and intergenerational listeners"
      lead="Come on any day on which the doors are open, bring whoever would like to come along, and stay for as long as you like."
    />
  ),
};
