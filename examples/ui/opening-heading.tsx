import { OpeningHeading } from '@/components/ui/opening-heading';

export const openingHeading = {
  'short words': <OpeningHeading text="Our garden" isBeside={false} className="" />,
  'a word too long for a phone': (
    <OpeningHeading text="Intergenerational storytelling" isBeside className="" />
  ),
};
