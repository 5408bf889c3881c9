import { at, box, disc, fill, knoll, line } from './shapes';

/** A pot of soup, for meals. */
export const pot = [
  knoll(36),
  line('wall', 4, 'M296 84c-12-12 10-20 0-34M322 78c-12-12 10-20 0-36M348 84c-12-12 10-20 0-34'),
  fill('trim', at(box(190, 12), [226, 200])),
  line('shade', 5, 'M376 124l26-54'),
  fill('trim', at(box(22, 10), [248, 132, 374, 132])),
  fill('roof', 'M260 116h124v60q0 24-24 24H284q-24 0-24-24z'),
  fill('trim', at(disc(8), [322, 104]), 'M254 108h136v12H254z'),
  fill('shade', 'M260 152h124v14H260z'),
  fill('sun', at(disc(4), [286, 159, 310, 159, 334, 159, 358, 159])),
  fill('wall', 'M386 176h44q0 24-22 24t-22-24z'),
  fill('hill-3', 'M390 176q18-14 36 0z'),
];
