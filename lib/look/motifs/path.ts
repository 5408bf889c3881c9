import { at, fill, fir, person } from './shapes';

/** A path that winds over the ridges, with two who walk it. */
export const path = [
  fill('hill-2', 'M60 240C220 214 330 56 404 52S540 170 620 240z'),
  fill(
    'wall',
    'M384 146C424 126 436 112 408 100S388 76 400 54h5c-8 20-6 26 12 35 28 14 14 34-16 57z',
  ),
  fill('hill-3', 'M-40 240C160 232 260 126 372 130S560 190 760 240z'),
  fill(
    'wall',
    'M346 204C400 192 452 178 426 158 406 144 382 144 388 130h8c-2 10 20 10 40 21 36 22-14 44-58 55z',
  ),
  fill(
    'hill-4',
    at(fir(34), [448, 144]),
    at(fir(46), [466, 152]),
    at(fir(30), [318, 144]),
    at(fir(42), [298, 154]),
  ),
  fill('hill-4', 'M-140 240C40 236 180 180 300 182S560 220 760 240z'),
  fill('wall', 'M110 240C190 212 300 218 318 183l18 1C332 224 236 222 196 240z'),
  fill('roof', at(person(38), [270, 212])),
  fill('shade', at(person(26), [288, 208])),
];
