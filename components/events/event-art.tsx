import type { CharityEvent } from '@/lib/schema/event';
import { Scene } from '../ui/scene';

interface EventArtProps {
  event: CharityEvent;
  ground: 'surface' | 'paper';
  className: string;
}

/** The picture of an event: the hills at the hour that its content names. */
export function EventArt({ event, ground, className }: EventArtProps) {
  return (
    <Scene
      hour={event.scene}
      seed={Number(event.date.replaceAll('-', '')) % 97}
      ground={ground}
      layers={4}
      hills="h-4/5"
      className={className}
    />
  );
}
