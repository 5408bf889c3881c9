import type {
  Picture as PictureData,
  RemotePicture as RemotePictureData,
} from '@/lib/look/pictures';
import { FIGURE, HEADS, initialsOf, SKINS } from '@/lib/look/portrait';
import type { TimeOfDay } from '@/lib/schema/fields';
import { Picture } from './picture';
import { RemotePicture } from './remote-picture';

interface PortraitProps {
  /** Who it is, if that is shown. */
  name: string | undefined;
  picture: PictureData | RemotePictureData | undefined;
  /** Which of the figures stands for somebody without a name. */
  place: number;
}

const HOURS: readonly TimeOfDay[] = ['morning', 'noon', 'dusk', 'dawn'];

/** A photo of somebody or, before the sun, the initials of their name, or a figure where that isn't told. */
export function Portrait({ name, picture, place }: PortraitProps) {
  const hour = HOURS[place % HOURS.length];
  const shape = 'relative isolate h-20 w-20 shrink-0 overflow-hidden rounded-full sm:h-36 sm:w-36';
  if (picture && !('url' in picture)) {
    return (
      <div className={shape}>
        <Picture picture={picture} sizes="9rem" className="photo h-full w-full" />
      </div>
    );
  }
  return (
    <div className={`scene at-${hour} !bg-cover ${shape}`}>
      <svg aria-hidden viewBox="0 0 96 96" className="motif absolute inset-0 -z-10">
        <circle cx="48" cy="46" r="32" fill="var(--sun)" />
        {name === undefined && <Figure place={place} />}
      </svg>
      {name !== undefined && (
        <span
          aria-hidden
          translate="no"
          className="absolute inset-0 flex items-center justify-center font-display text-xl font-semibold text-night sm:text-2xl"
        >
          {initialsOf(name)}
        </span>
      )}
      {picture && <RemotePicture {...picture} />}
    </div>
  );
}

function Figure({ place }: { place: number }) {
  const skin = SKINS[place % SKINS.length];
  return (
    <>
      <path d={FIGURE.neck} fill={skin} />
      <path d={FIGURE.shoulders} fill="var(--hill-3)" />
      <path d={FIGURE.head} fill={skin} />
      <path d={HEADS[place % HEADS.length]} fill="var(--night)" />
    </>
  );
}
