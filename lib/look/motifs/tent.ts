import { disc, fill, knoll, line } from './shapes';

const lanterns = [
  [150, 134],
  [178, 134],
  [206, 127],
  [234, 113],
  [262, 92],
  [290, 65],
  [354, 64],
  [382, 90],
  [410, 109],
  [438, 121],
  [464, 126],
] as const;

/** A tent at night, with strings of lanterns from its top. */
export const tent = [
  knoll(38),
  fill('shade', 'M226 206l8-72h172l8 72z'),
  fill('wall', 'M256 206l4-72h24l-2 72zM356 206v-72h24l4 72zM226 206l8-72h4l-6 72z'),
  fill('sun', 'M320 132l34 74h-68z'),
  fill('roof', 'M320 132l16 74h18zM320 132l-16 74h-18z'),
  fill('wall', 'M320 44C300 94 262 120 214 130v12h212v-12C378 120 340 94 320 44z'),
  fill(
    'roof',
    'M320 44C308 94 284 120 254 132v8h40c14-24 22-52 26-96zM320 44c12 50 36 76 66 88v8h-40c-14-24-22-52-26-96z',
  ),
  fill('shade', `M214 138${'q10.6 22 21.2 0'.repeat(10)}z`),
  line('wall', 3, 'M320 46V14M122 216v-92M480 216v-92'),
  fill('sun', 'M321 14l26 8-26 9z'),
  line('wall', 1.5, 'M122 126C200 146 270 106 318 46M322 46C370 106 410 124 480 126'),
  fill('sun', ...lanterns.map(([x, y]) => disc(x, y + 4, 5))),
];
