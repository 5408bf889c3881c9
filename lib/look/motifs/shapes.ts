/** What a shape is painted with: colours of the scene that it stands in, see `SceneColours`. */
export type Paint =
  'hill-1' | 'hill-2' | 'hill-3' | 'hill-4' | 'wall' | 'shade' | 'roof' | 'trim' | 'sun';

/** A part of a drawing: SVG path data in one paint, filled or, where it has a width, drawn as a line. */
export interface Shape {
  paint: Paint;
  d: string;
  width?: number;
}

/** Fills outlines with a paint. */
export function fill(paint: Paint, ...outlines: string[]): Shape {
  return { paint, d: outlines.join('') };
}

/** Draws lines, so many units wide. */
export function line(paint: Paint, width: number, ...lines: string[]): Shape {
  return { paint, width, d: lines.join('') };
}

/** A box by its top left corner. */
export function box(x: number, y: number, wide: number, high: number): string {
  return `M${x} ${y}h${wide}v${high}h-${wide}z`;
}

/** A disc around a point. */
export function disc(x: number, y: number, radius: number): string {
  const [r, d] = [radius, 2 * radius];
  return `M${x - r} ${y}a${r} ${r} 0 1 1 ${d} 0a${r} ${r} 0 1 1-${d} 0z`;
}

/** A door, a window or an arch with a round head, by the middle of its sill. */
export function arch(x: number, y: number, wide: number, high: number): string {
  const half = wide / 2;
  return `M${x - half} ${y}v-${high - half}a${half} ${half} 0 1 1 ${wide} 0v${high - half}z`;
}

/** A triangle by the middle of its foot: a gable, a spire, a fir. */
export function peak(x: number, y: number, wide: number, high: number): string {
  const half = wide / 2;
  return `M${x - half} ${y}l${half}-${high} ${half} ${high}z`;
}

/** A hill under all that stands on it, which runs out beyond the box on both sides. */
export function knoll(high = 40): Shape {
  const top = 240 - high;
  return fill(
    'hill-4',
    `M-140 240C0 240 60 ${top + 6} 180 ${top + 2}S400 ${top - 4} 500 ${top + 4} 660 240 760 240z`,
  );
}

/** A roof with eaves over a house seen from its long side, by the middle of the wall that it lies on. */
export function roof(x: number, y: number, wide: number, high: number, slope = high): string {
  const half = wide / 2;
  return `M${x - half} ${y}l${slope}-${high}h${wide - 2 * slope}l${slope} ${high}z`;
}

/** A fir by the middle of its foot. */
export function fir(x: number, y: number, high: number): string {
  const wide = Math.round(high / 2);
  const step = Math.round(high / 4);
  return peak(x, y, wide, high - step) + peak(x, y - step, Math.round(wide * 0.8), high - step);
}
