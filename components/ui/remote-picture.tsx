import type { RemotePicture as RemotePictureData } from '@/lib/look/pictures';
import { InlineScript } from './inline-script';

/** A picture on another host, over what is drawn in its place, which shows until it has come and stays if it can't. */
export function RemotePicture({ url, alt }: RemotePictureData) {
  return (
    <>
      <img
        src={url}
        alt={alt}
        width={1600}
        height={900}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        data-over-drawing=""
        className="photo absolute inset-0 h-full w-full"
      />
      <InlineScript name="picture" />
    </>
  );
}
