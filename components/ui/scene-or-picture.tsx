import type { ComponentProps } from 'react';
import type { Picture as PictureData, RemotePicture } from '@/lib/look/pictures';
import { InlineScript } from './inline-script';
import { Picture } from './picture';
import { Scene } from './scene';

interface SceneOrPictureProps extends Omit<ComponentProps<typeof Scene>, 'children'> {
  picture: PictureData | RemotePicture | undefined;
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string;
}

const FILL = 'absolute inset-0 h-full w-full object-cover';

/**
 * The picture that content names, or a ridgeline where it names none. A picture on another host
 * lies over the ridgeline, which shows until it has come and stays if it can't.
 */
export function SceneOrPicture({ picture, sizes, className = '', ...scene }: SceneOrPictureProps) {
  if (!picture) return <Scene {...scene} className={className} />;
  if ('url' in picture) {
    return (
      <Scene {...scene} className={className}>
        <img
          src={picture.url}
          alt={picture.alt}
          width={1600}
          height={900}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          className={FILL}
        />
        <InlineScript name="picture" />
      </Scene>
    );
  }
  return (
    <div className={`relative overflow-hidden ${className}`}>
      <Picture picture={picture} sizes={sizes} className={FILL} />
    </div>
  );
}
