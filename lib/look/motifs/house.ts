import { arch, at, box, disc, fill, knoll, line } from './shapes';

/** A house with lit windows, for a home. */
export const house = [
  knoll(36),
  fill('shade', at(box(52, 64), [370, 148])),
  fill('roof', 'M358 152l10-30h60l6 30z'),
  fill('wall', 'M240 212v-80l66-56 66 56v80z'),
  fill('roof', at(box(18, 40), [338, 72]), 'M226 144l80-74 80 74h-20l-60-54-60 54z'),
  fill(
    'trim',
    at(arch(36, 64), [306, 212]),
    at(box(26, 30), [258, 144, 328, 144]),
    at(box(24, 24), [384, 166]),
  ),
  fill(
    'sun',
    at(box(20, 24), [261, 147, 331, 147]),
    at(box(18, 18), [387, 169]),
    at(disc(3), [317, 182]),
    at(arch(22, 24), [306, 126]),
  ),
  line('wall', 2, 'M271 147v24M261 159h20M341 147v24M331 159h20M396 169v18'),
  fill(
    'leaf',
    at(disc(18), [230, 204]),
    at(disc(12), [254, 208, 354, 208]),
    at(disc(16), [420, 206]),
  ),
  line('wall', 4, 'M347 64c-10-10 8-16 0-28'),
];
