import type { RouteId } from './routes';
import type { Hour } from './schema/fields';

/** The hour and the hills that a page opens with. */
export interface Sky {
  hour: Hour;
  /** Which hills are drawn, see `ridges`. */
  seed: number;
}

export const skies = {
  home: { hour: 'dawn', seed: 15 },
  about: { hour: 'morning', seed: 26 },
  mission: { hour: 'dawn', seed: 13 },
  events: { hour: 'night', seed: 11 },
  donation: { hour: 'dawn', seed: 18 },
  programs: { hour: 'noon', seed: 31 },
  contact: { hour: 'morning', seed: 16 },
} as const satisfies Record<RouteId, Sky>;

/** The sky above the page of an event. */
export function eventSky({ scene }: { scene: Hour }): Sky {
  return { hour: scene, seed: skies.events.seed };
}

/** Which hills an event has where it has no picture, or until that has come. */
export function eventSeed({ date }: { date: string }): number {
  return Number(date.replaceAll('-', '')) % 97;
}

/** The sky above the page of a program; each has hills of its own. */
export function programSky({ order }: { order: number }): Sky {
  return { hour: skies.programs.hour, seed: skies.programs.seed + order };
}
