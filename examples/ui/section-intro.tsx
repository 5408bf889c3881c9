import { SectionIntro } from '@/components/ui/section-intro';

export const sectionIntro = {
  'a heading and a text': (
    <SectionIntro id="goals" heading="Our goals" text="What we want to have done in a year." />
  ),
};
