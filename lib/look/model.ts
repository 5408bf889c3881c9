import type { TimeOfDay } from '../schema/fields';

type MotifColor = 'wall' | 'shade' | 'roof' | 'trim' | 'leaf';

/** The sky and the land of a scene, and the letters in it. */
export interface SceneColors {
  /** From the top to the horizon, with where each stands, such as `#fbe2c4 55%`. */
  sky: readonly string[];
  sun: string;
  /** How strong the ring around the sun is, in percent. */
  halo: number;
  /** From the farthest to the nearest before the ground. */
  hills: readonly string[];
  /** What stands in front of them, such as houses. */
  motif: Readonly<Record<MotifColor, string>>;
  /** The color, by its name, of words in the sky. */
  letters: 'ink' | 'on-brand';
}

/** What a scene is painted with, by the names of the variables in style sheets. */
export function paintsOf({ sun, hills, motif }: SceneColors): Record<string, string> {
  return { sun, ...Object.fromEntries(hills.map((hill, i) => [`hill-${i + 1}`, hill])), ...motif };
}

/** All colors of a theme. */
export interface Theme {
  colors: Record<Token, string>;
  scenes: Record<TimeOfDay, SceneColors>;
}

/** The two colors that the others were chosen to go with, and go along with where they are others. */
export const MODEL_COLORS = { brand: '#1b493f', accent: '#f2a541' };

const light = {
  paper: '#fbf7f0',
  surface: '#fffdf8',
  sage: '#e4ede6',
  ink: '#1c2b2a',
  muted: '#3d4b48',
  line: '#d8dace',
  edge: '#66766f',
  link: '#1b493f',
  clay: '#842f17',
  error: '#842f17',
  accent: '#f2a541',
  'on-accent': '#172423',
  brand: '#1b493f',
  'on-brand': '#fbf7f0',
  'on-brand-soft': '#d5e3da',
  figure: '#fbd9a5',
  night: '#0f2120',
  'on-night': '#dce5e0',
};

export type Token = keyof typeof light;

/** The names of the colors: variables such as `--paper` in style sheets, words such as `bg-paper` in components. */
export const TOKENS = Object.keys(light);

const dark: Theme['colors'] = {
  ...light,
  paper: '#101b1a',
  surface: '#1e322d',
  sage: '#142721',
  ink: '#f3efe6',
  muted: '#c6d1cb',
  line: '#364c47',
  edge: '#869b93',
  link: '#a8d5c0',
  clay: '#f3b095',
  error: '#f3b095',
  brand: '#17443a',
  night: '#0a1614',
};

const byDay = {
  wall: '#fffaf0',
  shade: '#e6d2b5',
  roof: '#a34e2f',
  trim: '#1d4a40',
  leaf: '#3f7d64',
};
const byNight = {
  wall: '#4b6c6c',
  shade: '#355459',
  roof: '#83503f',
  trim: '#16463c',
  leaf: '#5f9480',
};
const byMoon = {
  wall: '#b3b1a3',
  shade: '#9c8468',
  roof: '#96573f',
  trim: '#123a34',
  leaf: '#5f9480',
};

/** What scenes by the sun have in common, and those of the dark theme by the moon. */
const sunny = { halo: 28, motif: byDay, letters: 'ink' } as const;
const moonlit = { motif: byMoon, letters: 'ink' } as const;

const dusk: SceneColors = {
  sky: ['#272a4d', '#483560 65%', '#9a5568 82%', '#df8c55'],
  sun: '#f9c877',
  halo: 28,
  hills: ['#6a4a6d', '#4a3a60', '#33304f', '#20273a'],
  motif: { wall: '#a5747f', shade: '#7d5870', roof: '#8c3f52', trim: '#231a33', leaf: '#7f739c' },
  letters: 'on-brand',
};

const night: SceneColors = {
  sky: ['#0a1620', '#12303a 70%', '#20464a'],
  sun: '#f3e3bc',
  halo: 10,
  hills: ['#21454b', '#1a383c', '#152d2f', '#112625'],
  motif: byNight,
  letters: 'on-brand',
};

/** First light: the sun isn't up, and all gold lies low. */
const darkDawn: SceneColors = {
  ...moonlit,
  sky: ['#0c2135', '#1d4156 60%', '#7f8a7f 84%', '#e3b878'],
  sun: '#f2b45c',
  halo: 28,
  hills: ['#4b6a70', '#335458', '#234244', '#17302c'],
};

/** The blue hour. */
const darkMorning: SceneColors = {
  ...moonlit,
  sky: ['#1b2547', '#2f4468 65%', '#6a88a0'],
  sun: '#e6e4d8',
  halo: 14,
  hills: ['#4a6a7c', '#355163', '#263f4c', '#182f33'],
};

/** A full moon at its highest. */
const darkNoon: SceneColors = {
  ...moonlit,
  sky: ['#0b1636', '#1b3162 65%', '#3d6098'],
  sun: '#f7f1df',
  halo: 20,
  hills: ['#2f4f7c', '#264464', '#1d3849', '#162f2e'],
};

/** The palette as it was chosen by eye, light and dark. */
export const MODEL: { light: Theme; dark: Theme } = {
  light: {
    colors: light,
    scenes: {
      dawn: {
        ...sunny,
        sky: ['#f6d3a1', '#fbe2c4 55%', '#fcecd9'],
        sun: '#f2a541',
        hills: ['#dcc3a8', '#abb9aa', '#6c9484', '#376a5d'],
      },
      morning: {
        ...sunny,
        sky: ['#cfe3e2', '#e6f0e9 60%', '#f7f3e6'],
        sun: '#f8d183',
        hills: ['#bdd3c8', '#97bbac', '#609383', '#34695c'],
      },
      noon: {
        ...sunny,
        sky: ['#bcdcea', '#e0efee 70%', '#eef5ea'],
        sun: '#fde5a8',
        hills: ['#b3d2bd', '#84b596', '#4c8b70', '#2a6552'],
      },
      dusk,
      night,
    },
  },
  dark: {
    colors: dark,
    scenes: { dawn: darkDawn, morning: darkMorning, noon: darkNoon, dusk, night },
  },
};
