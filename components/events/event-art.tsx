import type { CharityEvent } from '@/lib/schema/event';
import { eventSeed } from '@/lib/look/hero-scene';
import { SceneOrPicture } from '../ui/scene-or-picture';

interface EventArtProps {
  event: CharityEvent;
  ground: 'surface' | 'night';
  /** How high the hills reach. */
  hills?: string;
  className: string;
}

/** The picture of an event: its own, or the hills at the hour that its content names. */
export function EventArt({ event, ground, hills = 'h-4/5', className }: EventArtProps) {
  return (
    <SceneOrPicture
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
