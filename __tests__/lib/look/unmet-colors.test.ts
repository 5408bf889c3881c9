import { paletteOf } from '@/lib/look/palette';
import { unmetColors } from '@/lib/look/unmet-colors';

test.each([
  { brand: '#1b493f', accent: '#f2a541' },
  { brand: '#4a1d6e', accent: '#1e3a8a' },
])('says nothing of colors that can be used as they are: %j', (colors) => {
  expect(unmetColors(colors)).toEqual([]);
});

test('says which wish can’t be met, why, and what is nearest', () => {
  const colors = { brand: '#ffd500', accent: '#e63946' };
  const { brand, link, accent } = paletteOf({ colors }).light.colors;
  expect(unmetColors(colors)).toEqual([
    `content/site.yaml, colors.brand: found “#ffd500”; wanted a color with a contrast of 7:1 to white letters on it. Bands get the nearest, ${brand}.`,
    `content/site.yaml, colors.brand: found “#ffd500”; wanted a color with a contrast of 7:1, as letters, to the page. Links get the nearest, ${link}.`,
    `content/site.yaml, colors.accent: found “#e63946”; wanted a color on which letters have a contrast of 7:1, and which can be told from the page. Buttons get the nearest, ${accent}.`,
  ]);
});

test('says only where a color can’t be used', () => {
  const colors = { brand: '#0b5c7a', accent: '#f2a541' };
  const { brand, link } = paletteOf({ colors }).light.colors;
  expect(brand).toBe(colors.brand);
  expect(unmetColors(colors)).toEqual([expect.stringContaining(`Links get the nearest, ${link}.`)]);
});
