import type { TimeOfDay } from '../../schema/fields';
import { href } from '../../site/routes';
import { versionOf } from '../../site/version';
import { paintsOf, type SceneColors } from '../model';
import { paletteOf, type PaletteInput } from '../palette';
import { MOTIF_BOX, MOTIFS, type MotifName } from './motifs';
import { shapesSvg, type Shape } from './shapes';

/** What a card shows, be it of an event, a program or an area of the work: a motif at an hour. */
export interface Art {
  art: MotifName;
  scene: TimeOfDay;
  /** Whether it is narrow, with the sky of its hour. */
  isTile?: boolean;
}

/** How wide a file is: wider than its box, so that its ground reaches the edges of a wide card; a tile as narrow as what is drawn. */
const WIDE = 1200;
const NARROW = 300;

/** Where the middle of what content may choose lies in the box. */
const MIDDLE = 320;

/** A file of its own for a motif, in the colors of both themes, for where a page is not seen first. */
export function motifFile(
  { colors, landscape }: PaletteInput,
  { art, scene, isTile }: Art,
): { name: string; svg: string } {
  const { light, dark } = paletteOf({ colors, landscape });
  const shapes: readonly Shape[] = MOTIFS[art];
  const paints = (hour: SceneColors) =>
    Object.entries(paintsOf(hour))
      .filter(([name]) => shapes.some(({ paint }) => paint === name))
      .map(([name, color]) => `--${name}:${color}`)
      .concat(isTile ? `background:linear-gradient(${hour.sky.join()})` : [])
      .join(';');
  const day = `:root{${paints(light.scenes[scene])}}`;
  const night = `@media(prefers-color-scheme:dark){:root{${paints(dark.scenes[scene])}}}`;
  const paths = shapesSvg(shapes);
  const width = isTile ? NARROW : WIDE;
  const box = `${MIDDLE - width / 2} 0 ${width} ${MOTIF_BOX.height}`;
  // A tile is as high as what stands beside it, or as wide as what stands below: its drawing is at its foot and its end.
  const size = isTile
    ? 'preserveAspectRatio="xMaxYMax"'
    : `width="${WIDE}" height="${MOTIF_BOX.height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" ${size}><style>${day}${night}</style>${paths}</svg>`;
  return { name: `${art}-${scene}-${versionOf(svg)}.svg`, svg };
}

/** The address of that file. */
export function motifPath(painted: PaletteInput, art: Art): string {
  return href(`/media/${motifFile(painted, art).name}`);
}
