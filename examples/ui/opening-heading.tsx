import { OpeningHeading } from '@/components/ui/opening-heading';

export const openingHeading = {
  'short words': <OpeningHeading text="Our garden" className="" />,
  'a word too long for a phone': (
    <OpeningHeading text="Intergenerational storytelling" className="" />
  ),
};
