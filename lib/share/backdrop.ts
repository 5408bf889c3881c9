import type { HeroScene } from '../look/hero-scene';
import { landscapePaths, lights } from '../look/land/landscape';
import { BOX } from '../look/land/line';
import { markOf, type Brand } from '../look/mark';
import { paintsOf, type SceneColors } from '../look/model';
import { MOTIF_BOX, MOTIFS } from '../look/motifs/motifs';
import { shapesSvg, type Shape } from '../look/motifs/shapes';
import { paletteOf } from '../look/palette';
import type { Mark } from '../look/png-mark';
import type { Direction } from '../text/locale';
import { LAYOUT, markBox, SHARE_SIZE, xOf, type Box } from './layout';

const { width, height } = SHARE_SIZE;

type Backdrop = HeroScene & Brand & { direction: Direction };

/**
 * All of a share image but its words, as SVG elements: the sky, the sun, the hills, and the charity's mark, on
 * a `ground` of its own where it needs one, in its place.
 */
export function backdrop(image: Backdrop, ground?: string, place = LAYOUT.mark): string {
  const { direction } = image;
  const { colors, scenes } = paletteOf(image).light;
  const scene = scenes[image.timeOfDay];
  const { sky, sun, halo } = scene;
  const stops = sky.map((stop, i) => {
    const [color = '', at = i === 0 ? '0%' : '100%'] = stop.split(' ');
    return `<stop stop-color="${color}" offset="${at}"/>`;
  });
  const center = `cx="${LAYOUT.sun.x}" cy="${LAYOUT.sun.y}"`;
  const turned = direction === 'rtl' ? ` transform="matrix(-1 0 0 1 ${width} 0)"` : '';
  return [
    `<linearGradient id="sky" x2="0" y2="1">${stops.join('')}</linearGradient>`,
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    turned && `<g${turned}>`,
    `<circle ${center} r="${LAYOUT.sun.halo}" fill="${sun}" fill-opacity="${halo / 100}"/>`,
    `<circle ${center} r="${LAYOUT.sun.radius}" fill="${sun}"/>`,
    scenery(image, scene, colors.paper),
    turned && '</g>',
    picture(markOf(image), direction, place, ground),
  ].join('');
}

/** The mark as a picture inside another, so that its size, names and styles are its own. */
function picture(
  mark: Mark,
  direction: Direction,
  place: typeof LAYOUT.mark,
  ground: string | undefined,
): string {
  const upright = markBox(mark, place);
  const box = { ...upright, x: xOf(upright, direction) };
  const href = `data:image/svg+xml;base64,${Buffer.from(mark.svg).toString('base64')}`;
  const { around } = place;
  const under = {
    x: box.x - around,
    y: box.y - around,
    width: box.width + 2 * around,
    height: box.height + 2 * around,
  };
  return [
    ground && `<rect ${placed(under)} rx="${2 * around}" fill="${ground}"/>`,
    `<image ${placed(box)} href="${href}"/>`,
  ]
    .filter(Boolean)
    .join('');
}

function placed(box: Box): string {
  return Object.entries(box)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');
}

/** The land along the foot and what stands in it; the nearest is of the color of the page. */
function scenery(
  { seed, motif, landscape = 'hills' }: Backdrop,
  scene: SceneColors,
  paper: string,
): string {
  const paints = paintsOf(scene);
  const outlines = landscapePaths(landscape, seed, 4);
  const near = outlines.pop();
  const range = outlines.map((d, i) => `<path d="${d}" fill="${paints[`hill-${i + 1}`]}"/>`);
  const shining = scene.letters === 'ink' ? undefined : lights(landscape, seed);
  if (shining) range.splice(1, 0, `<path d="${shining}" fill="${scene.sun}"/>`);
  return [
    strip(range.join('')),
    motif && standing(MOTIFS[motif], paints),
    strip(`<path d="${near}" fill="${paper}"/>`),
  ].join('');
}

/** A drawing in a strip along the lower edge, as wide as the image. */
function strip(drawn: string): string {
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
