import { at, box, disc, fill, knoll, line } from './shapes';

/** Trees, and one that has just been planted. */
export const trees = [
  knoll(36),
  fill('shade', at(box(8, 54), [258, 158]), at(box(10, 72), [376, 140])),
  fill('leaf', at(disc(34), [262, 140]), at(disc(20), [240, 158]), at(disc(22), [284, 158])),
  fill('leaf', at(disc(44), [381, 108]), at(disc(28), [352, 134]), at(disc(26), [410, 134])),
  line('shade', 3, 'M381 158v-34l14-16M381 144l-14-16M262 170v-24l10-12M262 164l-8-10'),
  fill('roof', at(disc(6), [360, 94, 398, 86, 412, 120, 350, 132, 376, 72])),
  fill('sun', at(disc(5), [248, 126, 276, 122, 238, 154, 288, 150, 262, 140])),
  // One that is planted just now, with its spade.
  line('wall', 3, 'M318 212v-58M318 178q14-2 16-14M318 190q-14-2-16-14'),
  fill(
    'hill-1',
    'M318 156c-14-4-14-20 0-30 14 10 14 26 0 30zM334 166c-2-12 6-20 18-20 0 14-8 22-18 20zM302 178c2-12-6-20-18-20 0 14 8 22 18 20z',
  ),
  line('roof', 4, 'M346 210l14-52M353 156l15 4'),
  fill('wall', 'M338 204l16 4-6 16q-10-2-14-8z'),
  fill('shade', 'M292 214q26-18 52 0z'),
];
