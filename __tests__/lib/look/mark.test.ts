import sharp from 'sharp';
import { groundUnder, markOf, shownMark } from '@/lib/look/mark';
import { MODEL_COLORS } from '@/lib/look/model';
import { paletteOf } from '@/lib/look/palette';
import { pngMark } from '@/lib/look/png-mark';

const named = (name: string) => markOf({ name, colors: MODEL_COLORS }).svg;
const palette = paletteOf({ colors: MODEL_COLORS });
const { light, dark } = palette;

test('a logo is the mark', () => {
  const logo = { svg: '<svg/>', width: 2, height: 1 };
  expect(markOf({ name: 'Us', logo, colors: MODEL_COLORS })).toBe(logo);
});

test('without a logo the first letter of the name is, as it is typed', () => {
  expect(named('Aspen Aid')).toBe(named('Another'));
  expect(named('Aspen Aid')).not.toBe(named('aspen aid'));
  expect(named('“Aspen” Aid')).toBe(named('Aspen Aid'));
  expect(named('💚 Aspen')).toBe(named('Aspen'));
  expect(named('7 Hills')).not.toBe(named('8 Hills'));
});

test.each(['A', 'É', 'e\u0301', 'Ł', 'Ж', 'Ω', 'Ệ', 'i', 'W', 'Q', 'j', 'มู', 'रो'])(
  'draws the letter %s in the middle, as an outline',
  async (letter) => {
    const svg = named(letter);
    expect(svg).toMatch(/<path /);
    expect(svg).not.toMatch(/<text|NaN/);
    const alone = svg.replace(/<circle[^>]*>/, '');
    const large = await sharp(Buffer.from(alone), { density: 144 }).png().toBuffer();
    expect(await sharp(large).metadata()).toMatchObject({ width: 640 });
    const { info } = await sharp(large)
      .trim({ background: '#00000000', threshold: 1 })
      .toBuffer({ resolveWithObject: true });
    const { trimOffsetLeft: left = 0, trimOffsetTop: top = 0, width, height } = info;
    expect(Math.abs(-left - (640 - width) / 2)).toBeLessThan(8);
    expect(Math.abs(-top - (640 - height) / 2)).toBeLessThan(8);
    expect(Math.max(width, height)).toBeLessThan(400);
  },
);

test.each(['春', '💚', 'ក'])('draws a sun where no face has the letter: %s', (letter) => {
  expect(named(letter)).toMatch(/<circle.*<circle/);
});

test('a picture as a mark is given to browsers small', async () => {
  const large = await sharp({ create: { width: 900, height: 450, channels: 4, background: 'red' } })
    .png()
    .toBuffer();
  const svg = await shownMark(pngMark(large, { width: 900, height: 450 }));
  expect(svg).toContain('viewBox="0 0 256 128"');
  expect(await sharp(Buffer.from(svg)).stats()).toMatchObject({ dominant: { r: 248, g: 8, b: 8 } });
});

/** A charity with this drawing as its logo. */
const drawn = (drawing: string) => ({
  name: 'Us',
  colors: MODEL_COLORS,
  logo: {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${drawing}</svg>`,
    width: 8,
    height: 8,
  },
});

/** One whose logo is a square of a color. */
const filled = (fill: string) => drawn(`<path d="M1 1h6v6H1z" fill="${fill}"/>`);

test.each([
  ['black letters', 'black', undefined, light.colors.paper],
  ['white letters', 'white', dark.colors.paper, undefined],
  ['green ones', '#2a9d5f', undefined, undefined],
])('gives %s a ground where they can’t be seen', async (_what, fill, byDay, byNight) => {
  expect(await groundUnder(filled(fill), light.colors.paper)).toBe(byDay);
  expect(await groundUnder(filled(fill), dark.colors.paper)).toBe(byNight);
});

test.each([
  [
    'black letters beside an orange sign',
    'M0 0h3v8H0z',
    'M5 3h3v2H5z',
    undefined,
    light.colors.paper,
  ],
  ['black letters on an orange sign', 'M0 0h8v8H0z', 'M2 3h3v2H2z', undefined, undefined],
])('of %s, gives a ground to what can’t be seen', async (_what, sign, letters, byDay, byNight) => {
  const site = drawn(`<path d="${sign}" fill="#e4572e"/><path d="${letters}"/>`);
  expect(await groundUnder(site, light.colors.paper)).toBe(byDay);
  expect(await groundUnder(site, dark.colors.paper)).toBe(byNight);
});

test('a letter needs none beside its disc', async () => {
  const site = { name: 'Iris Aid', colors: MODEL_COLORS };
  for (const { colors } of [light, dark]) {
    expect(await groundUnder(site, colors.paper)).toBeUndefined();
  }
});
