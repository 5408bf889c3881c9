import { at, box, disc, fill, knoll } from './shapes';

/** Crates of food. */
export const crates = [
  knoll(36),
  // What is in the upper one.
  fill('leaf', 'M292 116c-8-18-4-34 4-44 8 12 8 28 6 44zM304 116c0-20 8-30 20-38 4 16-2 28-10 40z'),
  fill('roof', at(disc(14), [332, 110]), at(disc(15), [356, 108])),
  fill('sun', 'M270 120c-6-20 0-34 10-40 8 12 10 24 8 40z'),
  fill('hill-4', 'M328 96q4-8 10-8-2 8-10 8zM354 94q4-8 10-8-2 8-10 8z'),
  fill('wall', at(box(120, 14), [262, 116, 262, 134]), at(box(120, 10), [262, 152])),
  fill('shade', at(box(120, 4), [262, 130, 262, 148]), at(box(10, 48), [266, 114, 368, 114])),
  // The lower one, and what stands beside it.
  fill('shade', at(box(130, 14), [238, 162, 238, 180, 238, 198])),
  fill('trim', at(box(130, 4), [238, 176, 238, 194])),
  fill('wall', at(box(11, 52), [244, 160, 351, 160])),
  fill('roof', at(box(32, 38), [376, 174])),
  fill('wall', at(box(32, 16), [376, 184])),
  fill('trim', at(box(36, 5), [374, 170]), at(box(36, 4), [374, 209])),
  fill('sun', at(disc(5), [392, 192])),
];
