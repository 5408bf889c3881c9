import type { HeroScene } from '../look/hero-scene';
import { markOf, type Mark, type Marked } from '../look/mark';
import { paletteOf } from '../look/palette';
import type { Direction } from '../text/locale';
import { scenery } from './scenery';
import { LAYOUT, markBox, SHARE_SIZE, xOf, type Box } from './layout';

const { width, height } = SHARE_SIZE;

type Backdrop = HeroScene & Marked & { direction: Direction };

/**
 * All of a share image but its words, as SVG elements: the sky, the sun, the hills, and the charity's mark, on
 * a `ground` of its own where it needs one, in its place.
 */
export function backdrop(
  { timeOfDay, seed, motif, direction, ...site }: Backdrop,
  ground?: string,
  place = LAYOUT.mark,
): string {
  const { colours, scenes } = paletteOf(site).light;
  const scene = scenes[timeOfDay];
  const { sky, sun, halo } = scene;
  const stops = sky.map((stop, i) => {
    const [colour = '', at = i === 0 ? '0%' : '100%'] = stop.split(' ');
    return `<stop stop-color="${colour}" offset="${at}"/>`;
  });
  const centre = `cx="${LAYOUT.sun.x}" cy="${LAYOUT.sun.y}"`;
  const turned = direction === 'rtl' ? ` transform="matrix(-1 0 0 1 ${width} 0)"` : '';
  return [
    `<linearGradient id="sky" x2="0" y2="1">${stops.join('')}</linearGradient>`,
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    turned && `<g${turned}>`,
    `<circle ${centre} r="${LAYOUT.sun.halo}" fill="${sun}" fill-opacity="${halo / 100}"/>`,
    `<circle ${centre} r="${LAYOUT.sun.radius}" fill="${sun}"/>`,
    scenery({ scene, seed, motif, ground: colours.paper, landscape: site.landscape }),
    turned && '</g>',
    picture(markOf(site), direction, place, ground),
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
