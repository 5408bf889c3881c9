import type { TimeOfDay } from '../schema/fields';
import type { MotifName } from './motifs/motifs';

/** The hour and the land that a page opens with. */
export interface HeroScene {
  timeOfDay: TimeOfDay;
  /** Which hills are drawn, see `land`. */
  seed: number;
  /** What stands in front of it. */
  motif?: MotifName | undefined;
}

/** Which hills an event has where it has no picture, or until that has come. */
export function eventSeed({ date }: { date: string }): number {
  return Number(date.replaceAll('-', '')) % 97;
}
