import { Picture } from '@/components/ui/picture';
import { photo } from '../fixtures';

export const picture = {
  'a photo': <Picture picture={photo} sizes="100vw" />,
  decoration: <Picture picture={{ ...photo, alt: '' }} sizes="100vw" />,
};
