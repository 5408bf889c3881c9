import { MODEL } from '@/lib/look/model';
import { eventTile } from '@/lib/look/motifs/art-files';
import { motifPath } from '@/lib/look/motifs/motif-file';
import type { Painted } from '@/lib/look/palette';
import type { CharityEvent } from '@/lib/schema/event';
import type { EventNow } from './event-note';
import { NextLeaf } from './next-leaf';

interface EventTileProps extends Pick<EventNow, 'now'> {
  event: CharityEvent;
  site: EventNow['site'] & Painted;
}

/** Grounds like the skies that words have this colour in, until those have come. */
const grounds = { ink: 'bg-sage', 'on-brand': 'bg-night text-on-brand' };

/** The day of an event in the sky over its drawing, at the start of its card. The facts say the day, too. */
export function EventTile({ event, site, now }: EventTileProps) {
  const ground = grounds[MODEL.light.scenes[event.scene].letters];
  return (
    <div className={`event-tile ${ground}`}>
      <NextLeaf decorative event={event} site={site} now={now} />
      <img
        src={motifPath(site, eventTile(event))}
        alt=""
        loading="lazy"
        decoding="async"
        className="motif absolute inset-0 -z-10 h-full w-full"
      />
    </div>
  );
}
