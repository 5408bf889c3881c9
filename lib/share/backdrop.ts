import { readMark } from '../look/mark';
import { RIDGE_BOX, ridges } from '../look/ridges';
import type { HeroScene } from '../look/hero-scene';
import { LAYOUT, SHARE_SIZE } from './layout';
import { paletteOf, type Colors } from '../look/palette';

const { width, height } = SHARE_SIZE;

/** All of a share image but its words, as SVG elements: the sky, the sun, the hills, and the charity's mark. */
export function backdrop(
  { timeOfDay, seed, colors }: HeroScene & { colors: Colors },
  mark = readMark(),
): string {
  const { colours, scenes } = paletteOf(colors).light;
  const { sky, sun, halo, hills } = scenes[timeOfDay];
  const stops = sky.map((stop, i) => {
    const [colour = '', at = i === 0 ? '0%' : '100%'] = stop.split(' ');
    return `<stop stop-color="${colour}" offset="${at}"/>`;
  });
  const fills = [...hills.slice(0, 3), colours.paper];
  const paths = ridges(seed, fills.length).map(
    (path, i) => `<path d="${path}" fill="${fills[i]}"/>`,
  );
  const centre = `cx="${LAYOUT.sun.x}" cy="${LAYOUT.sun.y}"`;
  return [
    `<linearGradient id="sky" x2="0" y2="1">${stops.join('')}</linearGradient>`,
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    `<circle ${centre} r="${LAYOUT.sun.halo}" fill="${sun}" fill-opacity="${halo / 100}"/>`,
    `<circle ${centre} r="${LAYOUT.sun.radius}" fill="${sun}"/>`,
    `<svg y="${height - LAYOUT.hills}" width="${width}" height="${LAYOUT.hills}" preserveAspectRatio="none" `,
    `viewBox="0 0 ${RIDGE_BOX.width} ${RIDGE_BOX.height}">${paths.join('')}</svg>`,
    picture(mark, LAYOUT.mark),
  ].join('');
}

/** An SVG document as a picture inside another, so that its size, names and styles are its own. */
function picture(svg: Buffer, box: typeof LAYOUT.mark): string {
  const place = Object.entries(box).map(([name, value]) => `${name}="${value}"`);
  return `<image ${place.join(' ')} href="data:image/svg+xml;base64,${svg.toString('base64')}"/>`;
}
