import sharp from 'sharp';
import { EDGE, holds } from './contrast';
import type { Mark, Marked } from './mark';
import { paletteOf } from './palette';

/** How much of a mark has to stand out from its ground, and how finely that is looked at, in pixels. */
const SEEN = 0.1;
const SAMPLE = 24;

/**
 * The ground that a logo needs where it stands on another: none if it can be seen there, as black letters
 * can't on a dark page; else paper, or the dark one. A letter brings its own disc.
 */
export async function groundUnder(site: Marked, ground: string): Promise<string | undefined> {
  if (!site.logo) return undefined;
  const { light, dark } = paletteOf(site);
  const colours = await coloursOf(site.logo);
  const seenOn = (other: string) =>
    colours.filter((colour) => holds(colour, EDGE, [other])).length / colours.length;
  const { paper } = light.colours;
  if (colours.length === 0 || seenOn(ground) >= SEEN) return undefined;
  return seenOn(paper) >= seenOn(dark.colours.paper) ? paper : dark.colours.paper;
}

/** The colours of a mark's opaque pixels. */
async function coloursOf({ svg }: Mark): Promise<string[]> {
  const { data } = await sharp(Buffer.from(svg))
    .resize(SAMPLE, SAMPLE, { fit: 'contain', background: 'transparent' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: SAMPLE * SAMPLE }, (_, i) => data.subarray(i * 4, i * 4 + 4));
  return pixels
    .filter(([, , , opacity = 0]) => opacity > 128)
    .map((pixel) => `#${pixel.toString('hex', 0, 3)}`);
}
