/** The box that a landscape is drawn in, in SVG units from the top left. */
export const BOX = { width: 640, height: 160 } as const;

/** A small seeded random number generator (Tommy Ettinger's Mulberry32, public domain): 0 up to 1. */
export function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Draws a whole number from one up to another, both counted. */
export type Random = (from: number, to: number) => number;

/** Dice that fall the same for the same seed. */
export function seededRandom(seed: number): Random {
  const random = mulberry32(seed);
  return (from, to) => from + Math.floor(random() * (to - from + 1));
}

/** An outline from edge to edge, closed along the bottom of the box: relative SVG path data after the height that it starts at. */
export function ground(start: number, outline: string): string {
  return `M0 ${BOX.height}V${start}${outline}V${BOX.height}z`.replaceAll(' -', '-');
}

/** Low waves from edge to edge: of land, of water or of sand. */
export function waves(start: number, count: number, swing: number): string {
  const half = BOX.width / count / 2;
  return ground(start, `q${half}-${swing} ${2 * half} 0${`t${2 * half} 0`.repeat(count - 1)}`);
}

/** The outlines of a landscape, and the dice that each is drawn with. */
export interface Parts {
  far: (roll: Random) => string;
  /** In the order in which they come nearer. */
  between: ((roll: Random) => string)[];
  near: (roll: Random) => string;
  /** What is lit in the far part when it is dark, which is drawn with `far`. */
  lights?: (far: Random, roll: Random) => string;
}
