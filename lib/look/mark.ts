import sharp from 'sharp';
import { letterMark } from './letter-mark';
import type { Painted } from './palette';
import { pngMark } from './png-mark';
import type { FontName } from './type/fonts';

/** The charity's mark as an SVG document. */
export interface Mark {
  svg: string;
  /** In units of its own: only how they stand to each other matters. */
  width: number;
  height: number;
  /** The picture in it, if it is nothing else. */
  png?: Buffer;
}

/** What the mark of a charity depends on. */
export interface Marked extends Painted {
  name: string;
  logo?: Mark | undefined;
  font?: FontName | undefined;
}

/** How many pixels a picture keeps where it is shown small. */
const SHOWN = 256;

/** The mark of a charity: its logo, or the first letter of its name. */
export function markOf(site: Marked): Mark {
  return site.logo ?? letterMark(site);
}

/** The drawing that browsers are given: light, also where the mark is a large picture. */
export async function shownMark(mark: Mark): Promise<string> {
  if (mark.png === undefined) return mark.svg;
  const { data, info } = await sharp(mark.png)
    .resize({ width: SHOWN, height: SHOWN, fit: 'inside' })
    .png({ palette: true })
    .toBuffer({ resolveWithObject: true });
  return pngMark(data, info).svg;
}

/** Whether a mark is small, square and plain enough to stand in a page, where it is there at once: every byte counts. */
export function isInline({ svg, width, height }: Mark): boolean {
  return width === height && svg.length <= 600 && !/<style|[\s"'](id|class|style)=/.test(svg);
}
