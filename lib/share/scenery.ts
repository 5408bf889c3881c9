import { land, lights, type Landscape } from '../look/land/landscape';
import { BOX } from '../look/land/line';
import { paintsOf, type SceneColours } from '../look/model';
import { MOTIF_BOX, MOTIFS, type MotifName } from '../look/motifs/motifs';
import type { Shape } from '../look/motifs/shapes';
import { shapesSvg } from '../look/motifs/shapes-svg';
import { LAYOUT, SHARE_SIZE } from './layout';

interface Scenery {
  scene: SceneColours;
  seed: number;
  motif?: MotifName | undefined;
  landscape?: Landscape | undefined;
  /** The colour of the nearest ground. */
  ground: string;
}

/** The land along the foot of a share image and what stands in it, as SVG elements. */
export function scenery({ scene, seed, motif, landscape = 'hills', ground }: Scenery): string {
  const paints = paintsOf(scene);
  const outlines = land(landscape, seed, 4);
  const near = outlines.pop();
  const range = outlines.map((d, i) => `<path d="${d}" fill="${paints[`hill-${i + 1}`]}"/>`);
  const shining = scene.letters === 'ink' ? undefined : lights(landscape, seed);
  if (shining) range.splice(1, 0, `<path d="${shining}" fill="${scene.sun}"/>`);
  return [
    strip(range.join('')),
    motif && standing(MOTIFS[motif], paints),
    strip(`<path d="${near}" fill="${ground}"/>`),
  ].join('');
}

/** A drawing in a strip along the lower edge, as wide as the image. */
function strip(drawn: string): string {
  const { width, height } = SHARE_SIZE;
  const { hills } = LAYOUT;
  return (
    `<svg y="${height - hills}" width="${width}" height="${hills}" preserveAspectRatio="none" ` +
    `viewBox="0 0 ${BOX.width} ${BOX.height}">${drawn}</svg>`
  );
}

function standing(shapes: readonly Shape[], paints: Record<string, string>): string {
  const { x, width } = LAYOUT.motif;
  const height = (width / MOTIF_BOX.width) * MOTIF_BOX.height;
  const paths = shapesSvg(shapes, (paint) => paints[paint] ?? '');
  return (
    `<svg x="${x}" y="${SHARE_SIZE.height - height}" width="${width}" height="${height}" ` +
    `overflow="visible" viewBox="0 0 ${MOTIF_BOX.width} ${MOTIF_BOX.height}">${paths}</svg>`
  );
}
