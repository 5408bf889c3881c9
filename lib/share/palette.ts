import type { TimeOfDay } from '../schema/fields';
import { tokensOf } from '../look/style-tokens';

/** The colours of a scene by day, as the style sheets name them. */
export interface Palette {
  /** Colours from the top to the horizon, with where each stands, such as `#fbe2c4 55%`. */
  sky: string[];
  sun: string;
  /** How strong the ring around the sun is, from 0 to 1. */
  halo: number;
  hills: string[];
  /** The ground that the nearest hill belongs to. */
  ground: string;
  letters: string;
}

/**
 * Reads the colours of a scene from the site's own style sheets, so that they are written once.
 * @throws {Error} when a colour isn't there.
 */
export function paletteOf(timeOfDay: TimeOfDay): Palette {
  const scene = {
    ...tokensOf('globals.css', ':root'),
    ...tokensOf('scenes.css', '[data-time-of-day]'),
    ...tokensOf('scenes.css', `[data-time-of-day='${timeOfDay}']`),
  };
  const colour = (name: string): string => {
    const value = scene[name];
    if (value === undefined) throw new Error(`app/scenes.css: found no ${name} for ${timeOfDay}`);
    const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    return other === undefined ? value : colour(other);
  };
  return {
    sky: colour('--sky').split(/,\s*/),
    sun: colour('--sun'),
    halo: Number.parseFloat(colour('--halo')) / 100,
    hills: ['--hill-1', '--hill-2', '--hill-3'].map(colour),
    ground: colour('--paper'),
    letters: colour('--on-sky'),
  };
}
