import type { TimeOfDay } from '../schema/fields';

/** The hour and the hills that a page opens with. */
export interface HeroScene {
  timeOfDay: TimeOfDay;
  /** Which hills are drawn, see `land`. */
  seed: number;
}

/** Which hills an event has where it has no picture, or until that has come. */
export function eventSeed({ date }: { date: string }): number {
  return Number(date.replaceAll('-', '')) % 97;
}
