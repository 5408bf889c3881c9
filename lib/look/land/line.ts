import { mulberry32 } from '../random';

/** The box that a landscape is drawn in, in SVG units from the top left. */
export const BOX = { width: 640, height: 160 } as const;

/** Draws whole numbers from one up to another, both counted: the same for the same seed. */
export function dice(seed: number) {
  const random = mulberry32(seed);
  return (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
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
