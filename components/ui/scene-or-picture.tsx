import type { ComponentProps } from 'react';
import type {
  Picture as PictureData,
  RemotePicture as RemotePictureData,
} from '@/lib/look/pictures';
import { Picture } from './picture';
import { RemotePicture } from './remote-picture';
import { Scene } from './scene';

interface SceneOrPictureProps extends Omit<ComponentProps<typeof Scene>, 'children' | 'motif'> {
  picture: PictureData | RemotePictureData | undefined;
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string;
}

/** The picture that content names, or a scene where it names none and until one on another host has come. */
export function SceneOrPicture({ picture, sizes, className = '', ...scene }: SceneOrPictureProps) {
  if (picture && !('url' in picture)) {
    return (
      <div className={`relative overflow-hidden ${className}`}>
        <Picture picture={picture} sizes={sizes} className="photo absolute inset-0 h-full w-full" />
      </div>
    );
  }
  return (
    <Scene {...scene} className={className}>
      {picture && <RemotePicture {...picture} />}
    </Scene>
  );
}
