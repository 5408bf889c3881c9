import { bridge } from './bridge';
import { door } from './door';
import { fork } from './fork';
import { garden } from './garden';
import { path } from './path';
import { street } from './street';
import { tent } from './tent';
import { town } from './town';
import type { Shape } from './shapes';

/** The box that a motif is drawn in, in SVG units from the top left; its ground runs out beyond it on both sides. */
export const MOTIF_BOX = { width: 480, height: 240 } as const;

/** What pages are told apart by, each drawn from back to front. */
export const MOTIFS = { town, street, path, garden, tent, bridge, door, fork } satisfies Record<
  string,
  readonly Shape[]
>;

export type MotifName = keyof typeof MOTIFS;
