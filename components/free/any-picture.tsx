import type { Picture as PictureData, RemotePicture } from '@/lib/look/pictures';
import { Picture } from '../ui/picture';

interface AnyPictureProps {
  picture: PictureData | RemotePicture;
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string;
  className: string;
}

/** A picture of the content, or one on another host, in a frame of a size that is known before it comes. */
export function AnyPicture({ picture, sizes, className }: AnyPictureProps) {
  if (!('url' in picture)) return <Picture picture={picture} sizes={sizes} className={className} />;
  return (
    <img
      src={picture.url}
      alt={picture.alt}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      className={className}
    />
  );
}
