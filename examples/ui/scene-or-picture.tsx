import { SceneOrPicture } from '@/components/ui/scene-or-picture';
import { photo, remotePhoto } from '../fixtures';

const scene = {
  timeOfDay: 'noon',
  seed: 1,
  ground: 'surface',
  sizes: '100vw',
  className: 'h-44',
} as const;

export const sceneOrPicture = {
  'a picture': <SceneOrPicture {...scene} picture={photo} />,
  'a picture on another host': <SceneOrPicture {...scene} picture={remotePhoto} />,
  'no picture': <SceneOrPicture {...scene} picture={undefined} />,
};
