import { eventSeed } from '@/lib/look/hero-scene';
import { motifPath } from '@/lib/look/motifs/motif-file';
import type { PaletteInput } from '@/lib/look/palette';
import type { CharityEvent } from '@/lib/schema/event';
import { SceneOrPicture } from '../ui/scene-or-picture';

interface EventArtProps {
  event: CharityEvent;
  site: PaletteInput;
  ground: 'surface' | 'night';
  /** How high the hills reach. */
  hills?: string;
  className: string;
}

/** The picture of an event: its own, or what its content asks for, at the hour that it names. */
export function EventArt({ event, site, ground, hills = 'h-4/5', className }: EventArtProps) {
  return (
    <SceneOrPicture
      drawing={motifPath(site, event)}
      picture={event.picture}
      sizes="(min-width: 64em) 36rem, 100vw"
      timeOfDay={event.scene}
      seed={eventSeed(event)}
      ground={ground}
      layers={4}
      hills={hills}
      className={className}
    />
  );
}
