import { wcagContrast } from 'culori';
import { mulberry32 } from '@/lib/look/land/line';
import { MODEL, MODEL_COLORS, type Theme } from '@/lib/look/model';
import { paletteOf } from '@/lib/look/palette';

/** Text on a ground needs this contrast (WCAG 2.2, 1.4.6, level AAA). */
const TEXT = 7;
/** Edges of controls and rings of focus need this one (1.4.11). */
const EDGE = 3;

const pairs = [
  ...on(['paper', 'surface', 'sage'], ['ink', 'muted', 'link', 'clay', 'error'], TEXT),
  ...on(['brand'], ['on-brand', 'on-brand-soft', 'figure'], TEXT),
  ...on(['night'], ['on-night', 'on-brand'], TEXT),
  ...on(['accent'], ['on-accent'], TEXT),
  ...on(['line'], ['ink'], TEXT),
  ...on(['paper', 'surface', 'sage'], ['edge', 'link', 'ink'], EDGE),
] as const;

const random = mulberry32(500);
const anyColor = () =>
  `#${Math.floor(random() * 0x1000000)
    .toString(16)
    .padStart(6, '0')}`;
const randomPairs = Array.from({ length: 500 }, () => ({
  brand: anyColor(),
  accent: anyColor(),
}));

/** Colors that have no hue, no end to their strength, or that are one and the same. */
const extremes = ['#000000', '#ffffff', '#808080', '#ff0000', '#ffff00', '#0000ff', '#00ff00'];
const extremePairs = extremes.flatMap((brand) => extremes.map((accent) => ({ brand, accent })));

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each([
    ['the example', [MODEL_COLORS]],
    ['500 random pairs of colors', randomPairs],
    ['pairs of the strongest and the palest colors', extremePairs],
  ])('all that is written or drawn can be read with %s', (_what, wishes) => {
    expect(wishes.flatMap((colors) => faultsOf(paletteOf({ colors })[theme], colors))).toEqual([]);
  });
});

test('buttons stand out from dark grounds, in both themes', () => {
  for (const colors of [MODEL_COLORS, ...randomPairs, ...extremePairs]) {
    const { light, dark } = paletteOf({ colors });
    for (const { colors } of [light, dark]) {
      for (const ground of [colors.brand, colors.night]) {
        expect(wcagContrast(dark.colors.accent, ground)).toBeGreaterThanOrEqual(EDGE);
      }
    }
  }
});

test('the colors that the palette was chosen with give just that palette', () => {
  expect(paletteOf({ colors: MODEL_COLORS })).toEqual(MODEL);
});

test('takes colors as they are wished where they can be read', () => {
  const { light } = paletteOf({ colors: { brand: '#4a1d6e', accent: '#1e3a8a' } });
  expect(light.colors).toMatchObject({
    brand: '#4a1d6e',
    link: '#4a1d6e',
    accent: '#1e3a8a',
    'on-accent': '#ffffff',
  });
});

test('leaves the red of errors and the colors of the sky, whatever is wished', () => {
  const { light } = paletteOf({ colors: { brand: '#4a1d6e', accent: '#00a040' } });
  expect(light.colors.error).toBe(MODEL.light.colors.error);
  expect(light.scenes.dusk).toEqual(MODEL.light.scenes.dusk);
  expect(light.scenes.noon.sky).toEqual(MODEL.light.scenes.noon.sky);
  expect(light.scenes.noon.hills).not.toEqual(MODEL.light.scenes.noon.hills);
});

/** What can't be read in a theme, in words. */
function faultsOf({ colors, scenes }: Theme, wish: object): string[] {
  const all = [
    ...pairs.map(({ ground, text, least }) => ({
      what: `${text} on ${ground}`,
      reached: wcagContrast(colors[text], colors[ground]),
      least,
    })),
    ...Object.entries(scenes).flatMap(([timeOfDay, { sky, letters }]) =>
      skyBehindWords(sky).map((color) => ({
        what: `words in the sky at ${timeOfDay}`,
        reached: wcagContrast(colors[letters], color),
        least: TEXT,
      })),
    ),
  ];
  return all
    .filter(({ reached, least }) => !(reached >= least))
    .map(({ what, reached }) => `${what} reach ${reached} with ${JSON.stringify(wish)}`);
}

function on<Ground extends string, Text extends string>(
  grounds: Ground[],
  texts: Text[],
  least: number,
) {
  return grounds.flatMap((ground) => texts.map((text) => ({ ground, text, least })));
}

/** The stops of a sky that words may stand before; the glow low over the hills is none of them. */
function skyBehindWords(sky: readonly string[]): string[] {
  const stops = sky.map((stop) => {
    const [color = '', at = '0%'] = stop.split(' ');
    return { color, at: Number.parseInt(at, 10) };
  });
  expect(stops.length).toBeGreaterThan(1);
  return stops.filter(({ at }, i) => i < 2 && at <= 70).map(({ color }) => color);
}
