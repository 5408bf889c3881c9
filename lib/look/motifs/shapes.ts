/** What a shape is painted with: colors of the scene that it stands in, see `paintsOf`. */
export type Paint =
  'hill-1' | 'hill-2' | 'hill-3' | 'hill-4' | 'wall' | 'shade' | 'roof' | 'trim' | 'leaf' | 'sun';

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

/** Puts the same outline, one of those below, at places: x, y, x, y and so on. */
export function at(outline: string, places: readonly number[]): string {
  return places.flatMap((x, i) => (i % 2 === 0 ? `M${x} ${places[i + 1]}${outline}` : [])).join('');
}

/** A box from its top left corner. */
export function box(wide: number, high: number): string {
  return `h${wide}v${high}h-${wide}z`;
}

/** A disc around its middle. */
export function disc(radius: number): string {
  const arc = `a${radius} ${radius} 0 1 1`;
  return `m-${radius} 0${arc} ${2 * radius} 0${arc}-${2 * radius} 0z`;
}

/** A door, a window or an arch with a round head, from the middle of its foot. */
export function arch(wide: number, high: number): string {
  const half = wide / 2;
  return `m-${half} 0v-${high - half}a${half} ${half} 0 1 1 ${wide} 0v${high - half}z`;
}

/** A gable or a spire, from the middle of its foot. */
export function peak(wide: number, high: number): string {
  return `m-${wide / 2} 0l${wide / 2}-${high} ${wide / 2} ${high}z`;
}

/** A roof seen from its long side, from the middle of its eaves. */
export function roof(wide: number, high: number, slope = high): string {
  return `m-${wide / 2} 0l${slope}-${high}h${wide - 2 * slope}l${slope} ${high}z`;
}

/** A fir from the middle of its foot. */
export function fir(high: number): string {
  const [low, half] = [Math.round(high / 2), Math.round(high / 4)];
  return `m-${half} 0l${half}-${low} ${half} ${low}zm${Math.round(half / 4)}-${half}l${Math.round(half * 0.75)}-${high - half} ${Math.round(half * 0.75)} ${high - half}z`;
}

/** Somebody in a cloak, from the middle of the hem. */
export function person(high: number): string {
  const [half, head] = [Math.round(high / 5), Math.round(high / 7)];
  const neck = high - 2 * head;
  return `m-${half} 0l${Math.round(half * 0.6)}-${neck}h${Math.round(half * 0.8)}l${Math.round(half * 0.6)} ${neck}zm${half - head}-${high - head}a${head} ${head} 0 1 1 ${2 * head} 0a${head} ${head} 0 1 1-${2 * head} 0z`;
}

/** A hill under all that stands on it, which runs out beyond the box on both sides. */
export function knoll(high: number): Shape {
  const top = 240 - high;
  return fill(
    'hill-4',
    `M-140 240C0 240 60 ${top + 6} 180 ${top + 2}S400 ${top - 4} 500 ${top + 4} 660 240 760 240z`,
  );
}

/** Shapes as elements of an SVG, each in the color that its paint has there: by default that of the scene around it. */
export function shapesSvg(
  shapes: readonly Shape[],
  colorOf = (paint: Paint) => `var(--${paint})`,
): string {
  return shapes
    .map(({ paint, d, width }) =>
      width === undefined
        ? `<path d="${d}" fill="${colorOf(paint)}"/>`
        : `<path d="${d}" fill="none" stroke="${colorOf(paint)}" stroke-width="${width}"/>`,
    )
    .join('');
}
