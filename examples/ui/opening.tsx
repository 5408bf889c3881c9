import { Opening } from '@/components/ui/opening';

export const opening = {
  'words after its lead': (
    <Opening
      heading="Our garden"
      lead="Come and dig."
      headingWidth="max-w-[9.5em]"
      leadWidth="max-w-text"
      timeOfDay="noon"
      seed={1}
      ground="paper"
      room="pb-40 pt-12"
    >
      <p>Bring a spade.</p>
    </Opening>
  ),
};
