import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type Root } from 'postcss';
import type { TimeOfDay } from '../schema/fields';

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
  const scenes = sheet('scenes.css');
  const colours = {
    ...variables(sheet('globals.css'), ':root'),
    ...variables(scenes, '[data-time-of-day]'),
  };
  const scene = { ...colours, ...variables(scenes, `[data-time-of-day='${timeOfDay}']`) };
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

/** The style sheets that were read, each once. */
const sheets = new Map<string, Root>();

function sheet(name: string): Root {
  const root = sheets.get(name) ?? parse(readFileSync(join(process.cwd(), 'app', name), 'utf8'));
  sheets.set(name, root);
  return root;
}

/** What a selector sets outside of any media query. */
function variables(root: Root, selector: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const rule of root.nodes) {
    if (rule.type !== 'rule' || rule.selector !== selector) continue;
    rule.walkDecls(/^--/, ({ prop, value }) => void (found[prop] = value));
  }
  return found;
}
