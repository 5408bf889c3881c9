import { disc, fill, fir, line } from './shapes';

/** A bridge of stone over the river. */
export const bridge = [
  fill('hill-4', fir(80, 186, 50), fir(56, 190, 36)),
  fill('hill-1', 'M-60 186H660V240H-60z'),
  line('wall', 2, 'M190 204h36M240 196h20M330 206h44M390 198h24M286 198h16M440 206h18'),
  fill(
    'shade',
    'M70 156Q300 84 560 150V210h-34a40 40 0 0 0-80 0h-22a54 54 0 0 0-108 0h-24a54 54 0 0 0-108 0h-22a36 36 0 0 0-72 0z',
  ),
  line('trim', 3, 'M182 196a54 54 0 0 1 108 0M314 196a54 54 0 0 1 108 0'),
  line('wall', 8, 'M60 154Q300 80 570 148'),
  line('trim', 3, 'M172 128v-34M302 116v-34M434 124v-34'),
  fill('sun', disc(172, 92, 7), disc(302, 80, 7), disc(434, 88, 7)),
  fill(
    'hill-4',
    'M-140 240C-60 160 60 150 110 176S150 216 210 240zM760 240C680 150 540 160 496 186S440 226 400 240z',
  ),
];
