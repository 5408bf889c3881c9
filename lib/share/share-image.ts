import sharp from 'sharp';
import type { HeroScene } from '../look/hero-scene';
import { groundUnder, markOf, type Brand } from '../look/mark';
import { paletteOf } from '../look/palette';
import type { Direction } from '../text/locale';
import { backdrop } from './backdrop';
import { LAYOUT, markBox, SHARE_SIZE, xOf } from './layout';
import { renderText, type Lettering } from './lettering';

/** What a page is announced with where its address is shared. */
export interface ShareImage extends HeroScene, Brand {
  title: string;
  /** How its words are read; all stands the other way round where that is from right to left. */
  direction: Direction;
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
  const [sky = ''] = paletteOf(image).light.scenes[image.timeOfDay].sky;
  const [ground, said] = await Promise.all([groundUnder(image, sky), words(image)]);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    backdrop(image, ground, said.length > 0 ? LAYOUT.mark : LAYOUT.loneMark),
    ...said,
    '</svg>',
  ].join('');
}

/** The words, each where it stands. A title that can't be set takes the note with it, which says nothing alone. */
async function words(image: ShareImage): Promise<string[]> {
  const { timeOfDay, name, title, note = '' } = image;
  const { colors, scenes } = paletteOf(image).light;
  const { x: markX, width: markWidth } = markBox(markOf(image), LAYOUT.mark);
  const nameX = markX + markWidth + LAYOUT.name.gap;
  const namePlace = { ...LAYOUT.name, width: LAYOUT.name.right - nameX };
  const letters = colors[scenes[timeOfDay].letters];
  const [ours, below] = await Promise.all([
    renderText(name, namePlace, letters, image),
    renderText(note, LAYOUT.note, letters, image),
  ]);
  const noteHeight = below ? below.height + LAYOUT.note.gap : 0;
  const place = { ...LAYOUT.title, height: LAYOUT.title.height - noteHeight };
  const main = await renderText(title, place, letters, image);

  const { x, y, height } = LAYOUT.title;
  // A little above the middle, where the eye expects it.
  const top = y + (height - noteHeight - (main?.height ?? 0)) * 0.4;
  return [
    ours &&
      at(
        ours,
        xOf({ x: nameX, width: namePlace.width }, image.direction),
        LAYOUT.name.y + (LAYOUT.name.height - ours.height) / 2,
      ),
    main && at(main, x, top),
    main && below && at(below, x, top + main.height + LAYOUT.note.gap),
  ].filter((part) => part !== undefined);
}

function at({ svg }: Lettering, x: number, y: number): string {
  // Accents and tails may reach out of their line.
  return svg.replace('<svg ', `<svg x="${x}" y="${y}" overflow="visible" `);
}
