import { at, disc, fill, knoll, line } from './shapes';

/** A dog and a cat. */
export const pets = [
  knoll(36),
  // A dog, and a cat beside it.
  fill(
    'roof',
    'M264 212c-6-32 2-60 14-72-8-10-8-24 0-32 8-10 28-12 38-2l20 8c4 8-4 16-14 16-2 14 10 26 14 44l4 38z',
  ),
  fill('shade', 'M280 108c-14 0-22 14-20 34 12 2 22-10 26-26zM296 212c-2-18 2-34 12-42l8 42z'),
  line('roof', 8, 'M270 200q-26 4-30-20'),
  fill(
    'trim',
    at(disc(3.5), [308, 120]),
    'M330 112q8 2 6 8-4 4-8 0zM284 146q18 8 34-2v8q-16 10-36 2z',
  ),
  fill('sun', at(disc(5), [304, 158])),
  fill(
    'wall',
    'M360 212c-6-20 0-40 14-50-4-6-4-14-2-26l12 8q8-2 14 0l12-8c2 12 2 20-2 26 12 10 14 30 8 50z',
  ),
  line('wall', 7, 'M400 206q26 2 24-26'),
  fill('trim', at(disc(2.5), [384, 156, 398, 156]), 'M388 162h6l-3 4z'),
  line('shade', 3, 'M380 212v-18M400 212v-18'),
];
