import { at, box, fill, knoll, line } from './shapes';

/** Books, an apple and pencils, for learning. */
export const books = [
  knoll(36),
  fill('trim', at(box(156, 28), [242, 184])),
  fill('wall', at(box(146, 18), [252, 189])),
  fill('roof', at(box(136, 28), [258, 156])),
  fill('wall', at(box(128, 18), [258, 161])),
  fill('hill-3', at(box(124, 26), [250, 130])),
  fill('wall', at(box(114, 16), [260, 135])),
  line('shade', 1.5, 'M256 196h142M258 168h126M264 142h110'),
  // An apple, and a pencil in its pot.
  fill(
    'roof',
    'M292 130c-20 0-24-30-8-36 6-2 8 2 12 2s6-4 12-2c16 6 8 36-8 36-3 0-4-1-4-1s-2 1-4 1z',
  ),
  line('trim', 3, 'M296 96q0-10 7-14'),
  fill('hill-4', 'M298 88q10-12 20-8-6 12-20 8z'),
  line('sun', 6, 'M340 98l-8-40M352 98l6-34'),
  fill('trim', 'M329 60l1-10 6 9zM354 65l5-9 2 10z'),
  fill('shade', 'M328 94h36l-4 36h-28z'),
];
