import { motifPath } from '@/lib/look/motifs/motif-file';
import type { PaletteInput } from '@/lib/look/palette';
import type { CharityEvent } from '@/lib/schema/event';
import { Picture } from '../ui/picture';
import { RemotePicture } from '../ui/remote-picture';
import type { EventContext } from './event-note';
import { NextLeaf } from './next-leaf';

interface EventTileProps extends Pick<EventContext, 'now'> {
  event: CharityEvent;
  site: EventContext['site'] & PaletteInput;
}

/** The day of an event on its picture, or on its drawing, above the words of its card or, where there is room, before them. The facts say the day, too. */
export function EventTile({ event, site, now }: EventTileProps) {
  const { picture } = event;
  const isOwn = picture && !('url' in picture);
  return (
    <div className={isOwn ? 'event-tile max-sm:h-48 print:h-auto' : 'event-tile'}>
      {isOwn ? (
        <Picture
          picture={picture}
          sizes="(min-width: 40em) 9rem, 100vw"
          // As photos are, rather wide than tall in a narrow tile, too.
          className="photo absolute inset-x-0 bottom-0 h-full w-full sm:h-1/2 sm:max-h-36"
        />
      ) : (
        <img
          src={motifPath(site, { ...event, isTile: true })}
          alt=""
          loading="lazy"
          decoding="async"
          className="motif absolute inset-0 h-full w-full"
        />
      )}
      {picture && 'url' in picture && <RemotePicture {...picture} />}
      <NextLeaf decorative event={event} site={site} now={now} />
    </div>
  );
}
