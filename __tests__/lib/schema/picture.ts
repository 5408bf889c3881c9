import { pictureIn } from '@/lib/schema/picture';

/** The schema of pictures where the media folder is empty. */
export const picture = pictureIn({
  find: () => ({ wanted: 'no picture' }),
  pathOf: () => ({ wanted: 'no file' }),
});
