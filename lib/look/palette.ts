import { EDGE, hasContrast, hexOf, lchOf, nearest, TEXT } from './contrast';
import type { Landscape } from './land/landscape';
import { MODEL, MODEL_COLORS, type SceneColors, type Theme, type Token } from './model';

/** The two colors of a charity, such as `#1b493f`: that of its grounds and links, and that of its buttons. */
export type Colors = typeof MODEL_COLORS;

/** What a palette depends on. */
export interface PaletteInput {
  colors: Colors;
  landscape?: Landscape | undefined;
}

export interface Palette {
  light: Theme;
  dark: Theme;
}

/** How much stronger than the model's own a color may become with a strong wish. */
const STRONGEST = 1.6;

/** What a button's ground needs to be told from the page. */
const BUTTON = 1.5;

/** Landscapes whose land has a color of its own: the sea, stone, sand. */
const OWN: Partial<Record<Landscape, string>> = {
  coast: '#2f5d74',
  city: '#414c60',
  desert: '#85573a',
};

/** How far, in degrees, a hue of a scene may be from one of the model's colors to be turned along with it. */
const MOST_HUE_DISTANCE = 60;

const WHITE = '#ffffff';
const BLACK = '#000000';

const known = new Map<string, Palette>();

/**
 * The whole palette for two colors: that of the model, turned to their hues, with every lightness as
 * near to the model's as contrast allows. Skies keep the colors of their hour, and errors their red.
 */
export function paletteOf({ colors, landscape = 'hills' }: PaletteInput): Palette {
  const key = [colors.brand, colors.accent, landscape].join();
  const palette = known.get(key) ?? derive(colors, landscape);
  known.set(key, palette);
  return palette;
}

function derive(colors: Colors, landscape: Landscape): Palette {
  const { brand, accent } = colors;
  const isDarkEnough = (color: string) => hasContrast(color, TEXT, [WHITE]);
  const light = turnedTheme(MODEL.light, colors, landscape);
  const dark = turnedTheme(MODEL.dark, colors, landscape);
  light.colors.brand = nearest(brand, isDarkEnough);
  light.colors.link = brand;
  dark.colors.brand = nearest(dark.colors.brand, isDarkEnough);
  settle(light);
  settle(dark);

  const grounds = [...lightGrounds(dark), ...darkGrounds(dark), ...darkGrounds(light)];
  const { paper } = light.colors;
  light.colors.accent = nearest(
    accent,
    (color) => hasContrast(color, BUTTON, [paper]) && lettersOn(color, light) !== undefined,
  );
  dark.colors.accent = nearest(
    accent,
    (color) => hasContrast(color, EDGE, grounds) && lettersOn(color, dark) !== undefined,
  );
  for (const theme of [light, dark]) {
    theme.colors['on-accent'] = lettersOn(theme.colors.accent, theme) ?? WHITE;
  }
  return { light, dark };
}

/** The dark letters of buttons or, where these can't be read on a ground, black or white ones, if they can. */
function lettersOn(ground: string, { colors }: Theme): string | undefined {
  return [colors['on-accent'], BLACK, WHITE].find((letters) =>
    hasContrast(letters, TEXT, [ground]),
  );
}

/** Moves what is written or drawn as near to black or white as its grounds want it. */
function settle(theme: Theme) {
  const { colors } = theme;
  const onLight = lightGrounds(theme);
  const fit = (name: Token, least: number, grounds: readonly string[]) =>
    void (colors[name] = nearest(colors[name], (color) => hasContrast(color, least, grounds)));
  fit('ink', TEXT, [...onLight, colors.line, ...skies(theme, 'ink')]);
  for (const name of ['muted', 'link', 'clay', 'error'] as const) fit(name, TEXT, onLight);
  fit('edge', EDGE, onLight);
  fit('on-brand', TEXT, darkGrounds(theme));
  for (const name of ['on-brand-soft', 'figure'] as const) fit(name, TEXT, [colors.brand]);
  fit('on-night', TEXT, [colors.night]);
}

/** The grounds of the page, which are dark in a dark theme. */
function lightGrounds({ colors: { paper, surface, sage } }: Theme): string[] {
  return [paper, surface, sage];
}

/** The grounds that are dark in both themes. */
function darkGrounds(theme: Theme): string[] {
  return [theme.colors.brand, theme.colors.night, ...skies(theme, 'on-brand')];
}

/** The skies behind letters of a color; the glow low over the hills is none. */
function skies({ scenes }: Theme, letters: SceneColors['letters']): string[] {
  return Object.values(scenes)
    .filter((scene) => scene.letters === letters)
    .flatMap(({ sky }) => sky.slice(0, 2).map((stop) => stop.slice(0, WHITE.length)));
}

function turnedTheme({ colors, scenes }: Theme, wanted: Colors, landscape: Landscape): Theme {
  const ofLand = OWN[landscape] ?? wanted.brand;
  return {
    colors: {
      ...mapped(colors, (color) => along(color, wanted)),
      error: colors.error,
    },
    scenes: mapped(scenes, (scene) => ({
      ...scene,
      hills: scene.hills.map((hill) =>
        hueAway(hill, MODEL_COLORS.brand) < MOST_HUE_DISTANCE
          ? turn(hill, MODEL_COLORS.brand, ofLand)
          : hill,
      ),
      motif: mapped(scene.motif, (color) => along(color, wanted, MOST_HUE_DISTANCE)),
    })),
  };
}

/** A record of the same names, each with another value. */
function mapped<Name extends string, Value>(
  record: Readonly<Record<Name, Value>>,
  change: (value: Value) => Value,
): Record<Name, Value> {
  const copy: Record<Name, Value> = { ...record };
  for (const name in copy) copy[name] = change(copy[name]);
  return copy;
}

/** Turns a color along with that of the two whose hue in the model is nearer to its own, if it is within reach. */
function along(color: string, { brand, accent }: Colors, reach = 360): string {
  const toBrand = hueAway(color, MODEL_COLORS.brand);
  const toAccent = hueAway(color, MODEL_COLORS.accent);
  if (Math.min(toBrand, toAccent) >= reach) return color;
  return toBrand < toAccent
    ? turn(color, MODEL_COLORS.brand, brand)
    : turn(color, MODEL_COLORS.accent, accent);
}

/** Moves a color in hue and strength by as much as `to` is from `from`. */
function turn(color: string, from: string, to: string): string {
  const [own, old, wish] = [lchOf(color), lchOf(from), lchOf(to)];
  const { h: oldHue = 0 } = old;
  return hexOf({
    l: own.l,
    c: own.c * Math.min(wish.c / old.c, STRONGEST),
    h: (own.h ?? 0) + (wish.h ?? oldHue) - oldHue,
  });
}

/** How far two hues lie apart, in degrees. */
function hueAway(color: string, other: string): number {
  const between = Math.abs((lchOf(color).h ?? 0) - (lchOf(other).h ?? 0));
  return Math.min(between, 360 - between);
}
