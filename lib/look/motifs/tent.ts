import { at, disc, fill, knoll, line, person } from './shapes';

/** A tent at night, with strings of lanterns from its top. */
export const tent = [
  knoll(38),
  fill('shade', 'M226 206l8-72h172l8 72z'),
  fill(
    'wall',
    'M226 206l8-72h18l-4 72zM274 206l4-72h20l-2 72zM342 206l-2-72h20l4 72zM392 206l-6-72h20l8 72z',
  ),
  fill('sun', 'M320 128l42 78h-84z'),
  fill('roof', 'M320 128l22 78h20zM320 128l-22 78h-20z'),
  fill('trim', at(person(26), [314, 206]), at(person(20), [328, 206])),
  fill('wall', 'M320 44C300 94 262 120 214 130v12h212v-12C378 120 340 94 320 44z'),
  fill(
    'roof',
    'M320 44C308 94 284 120 254 132v8h40c14-24 22-52 26-96zM320 44c12 50 36 76 66 88v8h-40c-14-24-22-52-26-96z',
  ),
  fill('wall', `M214 138${'q10.6 20 21.2 0'.repeat(10)}z`),
  line('wall', 3, 'M320 46V14M112 216v-92M486 216v-92'),
  fill('roof', 'M321 12l28 9-28 10z'),
  line('wall', 2, 'M112 126C200 146 270 106 318 46M322 46C370 106 410 124 486 126'),
  fill(
    'sun',
    at(
      disc(6),
      [146, 138, 186, 137, 224, 125, 258, 104, 286, 80, 354, 80, 382, 105, 416, 122, 454, 131],
    ),
  ),
];
