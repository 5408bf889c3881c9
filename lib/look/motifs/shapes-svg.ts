import type { Paint, Shape } from './shapes';

/** Shapes as elements of an SVG file, each in the colour that its paint has there. */
export function shapesSvg(shapes: readonly Shape[], colourOf: (paint: Paint) => string): string {
  return shapes
    .map(({ paint, d, width }) =>
      width === undefined
        ? `<path d="${d}" fill="${colourOf(paint)}"/>`
        : `<path d="${d}" fill="none" stroke="${colourOf(paint)}" stroke-width="${width}"/>`,
    )
    .join('');
}
