import { EDGE, hexOf, holds, lchOf, nearest, TEXT } from './contrast';
import type { Landscape } from './land/landscape';
import { MODEL, MODEL_COLORS, type SceneColours, type Theme, type Token } from './model';

/** The two colours of a charity, such as `#1b493f`: that of its grounds and links, and that of its buttons. */
export type Colors = typeof MODEL_COLORS;

/** What a palette depends on. */
export interface Painted {
  colors: Colors;
  landscape?: Landscape | undefined;
}

export interface Palette {
  light: Theme;
  dark: Theme;
}

/** How much stronger than the model's own a colour may become with a strong wish. */
const STRONGEST = 1.6;

/** What a button's ground needs to be told from the page. */
const BUTTON = 1.5;

/** Landscapes whose land has a colour of its own: the sea, stone, sand. */
const OWN: Partial<Record<Landscape, string>> = {
  coast: '#2f5d74',
  city: '#414c60',
  desert: '#85573a',
};

/** How near to one of the model's colours a hue in a scene is that goes along with it; others keep the haze of their hour. */
const KINDRED = 60;

const WHITE = '#ffffff';
const BLACK = '#000000';

const known = new Map<string, Palette>();

/**
 * The whole palette for two colours: that of the model, turned to their hues, with every lightness as
 * near to the model's as contrast allows. Skies keep the colours of their hour, and errors their red.
 */
export function paletteOf({ colors, landscape = 'hills' }: Painted): Palette {
  const key = [colors.brand, colors.accent, landscape].join();
  const palette = known.get(key) ?? derive(colors, landscape);
  known.set(key, palette);
  return palette;
}

function derive(colors: Colors, landscape: Landscape): Palette {
  const { brand, accent } = colors;
  const isDarkEnough = (colour: string) => holds(colour, TEXT, [WHITE]);
  const light = turnedTheme(MODEL.light, colors, landscape);
  const dark = turnedTheme(MODEL.dark, colors, landscape);
  light.colours.brand = nearest(brand, isDarkEnough);
  light.colours.link = brand;
  dark.colours.brand = nearest(dark.colours.brand, isDarkEnough);
  settle(light);
  settle(dark);

  const grounds = [...lightGrounds(dark), ...darkGrounds(dark), ...darkGrounds(light)];
  const { paper } = light.colours;
  light.colours.accent = nearest(
    accent,
    (colour) => holds(colour, BUTTON, [paper]) && lettersOn(colour, light) !== undefined,
  );
  dark.colours.accent = nearest(
    accent,
    (colour) => holds(colour, EDGE, grounds) && lettersOn(colour, dark) !== undefined,
  );
  for (const theme of [light, dark]) {
    theme.colours['on-accent'] = lettersOn(theme.colours.accent, theme) ?? WHITE;
  }
  return { light, dark };
}

/** The dark letters of buttons or, where these can't be read on a ground, black or white ones, if they can. */
function lettersOn(ground: string, { colours }: Theme): string | undefined {
  return [colours['on-accent'], BLACK, WHITE].find((letters) => holds(letters, TEXT, [ground]));
}

/** Moves what is written or drawn as near to black or white as its grounds want it. */
function settle(theme: Theme) {
  const { colours } = theme;
  const onLight = lightGrounds(theme);
  const fit = (name: Token, least: number, grounds: readonly string[]) =>
    void (colours[name] = nearest(colours[name], (colour) => holds(colour, least, grounds)));
  fit('ink', TEXT, [...onLight, colours.line, ...skies(theme, 'ink')]);
  for (const name of ['muted', 'link', 'clay', 'error'] as const) fit(name, TEXT, onLight);
  fit('edge', EDGE, onLight);
  fit('on-brand', TEXT, darkGrounds(theme));
  for (const name of ['on-brand-soft', 'figure'] as const) fit(name, TEXT, [colours.brand]);
  fit('on-night', TEXT, [colours.night]);
}

/** The grounds of the page, which are dark in a dark theme. */
function lightGrounds({ colours: { paper, surface, sage } }: Theme): string[] {
  return [paper, surface, sage];
}

/** The grounds that are dark in both themes. */
function darkGrounds(theme: Theme): string[] {
  return [theme.colours.brand, theme.colours.night, ...skies(theme, 'on-brand')];
}

/** The skies behind letters of a colour; the glow low over the hills is none. */
function skies({ scenes }: Theme, letters: SceneColours['letters']): string[] {
  return Object.values(scenes)
    .filter((scene) => scene.letters === letters)
    .flatMap(({ sky }) => sky.slice(0, 2).map((stop) => stop.slice(0, WHITE.length)));
}

function turnedTheme({ colours, scenes }: Theme, colors: Colors, landscape: Landscape): Theme {
  const ofLand = OWN[landscape] ?? colors.brand;
  return {
    colours: {
      ...mapped(colours, (colour) => along(colour, colors)),
      error: colours.error,
    },
    scenes: mapped(scenes, (scene) => ({
      ...scene,
      hills: scene.hills.map((hill) =>
        hueAway(hill, MODEL_COLORS.brand) < KINDRED ? turn(hill, MODEL_COLORS.brand, ofLand) : hill,
      ),
      motif: mapped(scene.motif, (colour) => along(colour, colors, KINDRED)),
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

/** Turns a colour along with that of the two whose hue in the model is nearer to its own, if it is within reach. */
function along(colour: string, { brand, accent }: Colors, reach = 360): string {
  const toBrand = hueAway(colour, MODEL_COLORS.brand);
  const toAccent = hueAway(colour, MODEL_COLORS.accent);
  if (Math.min(toBrand, toAccent) >= reach) return colour;
  return toBrand < toAccent
    ? turn(colour, MODEL_COLORS.brand, brand)
    : turn(colour, MODEL_COLORS.accent, accent);
}

/** Moves a colour in hue and strength by as much as `to` is from `from`. */
function turn(colour: string, from: string, to: string): string {
  const [own, old, wish] = [lchOf(colour), lchOf(from), lchOf(to)];
  const { h: oldHue = 0 } = old;
  return hexOf({
    l: own.l,
    c: own.c * Math.min(wish.c / old.c, STRONGEST),
    h: (own.h ?? 0) + (wish.h ?? oldHue) - oldHue,
  });
}

/** How far two hues lie apart, in degrees. */
function hueAway(colour: string, other: string): number {
  const between = Math.abs((lchOf(colour).h ?? 0) - (lchOf(other).h ?? 0));
  return Math.min(between, 360 - between);
}
