import { Portrait } from '@/components/ui/portrait';
import { photo, remotePhoto } from '../fixtures';

export const portrait = {
  'a photo': <Portrait name="Ana" picture={photo} place={0} />,
  'a photo on another host': <Portrait name="Ana" picture={remotePhoto} place={0} />,
  initials: <Portrait name="Ana Maria de Souza" picture={undefined} place={1} />,
  'one name': <Portrait name="Ólafur" picture={undefined} place={2} />,
  'no name': <Portrait name={undefined} picture={undefined} place={3} />,
};
