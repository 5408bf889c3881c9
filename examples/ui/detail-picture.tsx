import { DetailPicture } from '@/components/ui/detail-picture';
import { photo, poster, remotePhoto } from '../fixtures';

const scene = { timeOfDay: 'noon', seed: 1 } as const;

export const detailPicture = {
  wide: <DetailPicture {...scene} picture={photo} />,
  upright: <DetailPicture {...scene} picture={poster} />,
  'on another host': <DetailPicture {...scene} picture={remotePhoto} />,
  none: <DetailPicture {...scene} picture={undefined} />,
};
