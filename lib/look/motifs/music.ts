import { at, box, disc, fill, knoll, line } from './shapes';

/** A guitar and notes. */
export const music = [
  knoll(36),
  fill(
    'roof',
    'M318 212c-36 0-50-22-46-44 3-16 14-18 16-30 2-16 12-26 30-26s28 10 30 26c2 12 13 14 16 30 4 22-10 44-46 44z',
  ),
  fill('shade', 'M318 204c-28 0-42-16-38-36l8 22q10 12 30 12t30-12l8-22c4 20-10 36-38 36z'),
  fill('trim', at(disc(13), [318, 150]), at(box(36, 7), [300, 178])),
  fill('shade', at(box(12, 92), [312, 48]), at(box(20, 22), [308, 34])),
  line('trim', 1, 'M315 48v132M318 48v132M321 48v132'),
  fill('roof', at(disc(3), [304, 40, 304, 50, 332, 40, 332, 50])),
  line('sun', 4, 'M376 112V72l30-8v40M246 100V68'),
  fill('sun', at(disc(8), [369, 112, 399, 104, 239, 100]), 'M244 66q12 4 14 18-8-8-14-8z'),
];
