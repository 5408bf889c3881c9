import sharp from 'sharp';
import type { HeroScene } from '../look/hero-scene';
import { backdrop } from './backdrop';
import { LAYOUT, SHARE_SIZE } from './layout';
import { letter, type Lettering } from './lettering';
import { paletteOf, type Colors } from '../look/palette';

/** What a page is announced with where its address is shared. */
export interface ShareImage extends HeroScene {
  /** The charity's name. */
  name: string;
  title: string;
  /** The charity's own. */
  colors: Colors;
  /** A line under the title, such as the day and the place of an event. */
  note?: string;
}

/** Draws a share image as a PNG: the title in the sky above the page's hills, with the charity's name. */
export async function drawShareImage(image: ShareImage): Promise<Buffer> {
  return sharp(Buffer.from(await shareSvg(image)))
    .png()
    .toBuffer();
}

/** The same as SVG. */
export async function shareSvg(image: ShareImage): Promise<string> {
  const { width, height } = SHARE_SIZE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    backdrop(image),
    ...(await words(image)),
    '</svg>',
  ].join('');
}

/** The words, each where it stands. A title that can't be set takes the note with it, which says nothing alone. */
async function words({ timeOfDay, colors, ...said }: ShareImage): Promise<string[]> {
  const { name, title, note = '' } = said;
  const { colours, scenes } = paletteOf(colors).light;
  const letters = colours[scenes[timeOfDay].letters];
  const [ours, below] = await Promise.all([
    letter(name, LAYOUT.name, letters),
    letter(note, LAYOUT.note, letters),
  ]);
  const noteHeight = below ? below.height + LAYOUT.note.gap : 0;
  const place = { ...LAYOUT.title, height: LAYOUT.title.height - noteHeight };
  const main = await letter(title, place, letters);

  const { x, y, height } = LAYOUT.title;
  // A little above the middle, where the eye expects it.
  const top = y + (height - noteHeight - (main?.height ?? 0)) * 0.4;
  return [
    ours && at(ours, LAYOUT.name.x, LAYOUT.name.y + (LAYOUT.name.height - ours.height) / 2),
    main && at(main, x, top),
    main && below && at(below, x, top + main.height + LAYOUT.note.gap),
  ].filter((part) => part !== undefined);
}

function at({ svg }: Lettering, x: number, y: number): string {
  // Accents and tails may reach out of their line.
  return svg.replace('<svg ', `<svg x="${x}" y="${y}" overflow="visible" `);
}
