import sharp from 'sharp';
import { appIcons, drawIcon, icoFile } from '@/lib/look/app-icons';
import { markOf } from '@/lib/look/mark';
import { MODEL_COLORS } from '@/lib/look/model';

/** The color of a pixel, as red, green, blue and opacity. */
async function pixel(png: Buffer, left: number, top: number): Promise<number[]> {
  const spot = sharp(png).ensureAlpha().extract({ left, top, width: 1, height: 1 });
  return [...(await spot.raw().toBuffer())];
}

const mark = markOf({ name: 'Aspen Aid', colors: MODEL_COLORS });

const PAPER = [0xfb, 0xf7, 0xf0, 255];

test.each(Object.entries(appIcons))('draws the icon %s in its size', async (_id, icon) => {
  const png = await drawIcon(icon, mark, '#fbf7f0');
  expect(await sharp(png).metadata()).toMatchObject({
    format: 'png',
    width: icon.width,
    height: icon.width,
  });
  const opaque = 'share' in icon;
  expect(await pixel(png, 0, 0)).toEqual(opaque ? PAPER : [0, 0, 0, 0]);
  expect(await pixel(png, icon.width - 1, icon.width - 1)).toEqual(opaque ? PAPER : [0, 0, 0, 0]);
  // The middle is the drawing's, whatever it is.
  expect((await pixel(png, icon.width / 2, icon.width / 2))[3]).toBe(255);
});

test.each([
  ['viewBox="0 0 24 24"', 1],
  ['viewBox="0 0 512 512"', 1],
  ['viewBox="-8 -8 16 16"', 1],
  ['viewBox="0 0 64 32"', 0.5],
  ['width="20" height="40" viewBox="0 0 100 200"', 1],
])('shows all of a mark with %s, in the middle', async (box, height) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box}><rect x="-50%" y="-50%" width="200%" height="200%"/></svg>`;
  const png = await drawIcon(appIcons.small, { svg });
  const { width } = appIcons.small;
  expect(await sharp(png).metadata()).toMatchObject({ width, height: width });
  const { info } = await sharp(png).trim().toBuffer({ resolveWithObject: true });
  expect(info.height).toBe(width * height);
});

test('wraps a picture as an icon file that holds it whole', async () => {
  const png = await drawIcon({ width: 32 }, mark);
  const ico = icoFile(png);
  const [reserved, kind, count] = [0, 2, 4].map((at) => ico.readUInt16LE(at));
  expect([reserved, kind, count, ico[6], ico[7]]).toEqual([0, 1, 1, 32, 32]);
  const [length, offset] = [14, 18].map((at) => ico.readUInt32LE(at));
  expect(ico.subarray(offset)).toEqual(png);
  expect(length).toBe(png.length);
});
