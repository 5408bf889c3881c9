import { box, disc, fill, fir, knoll, line, peak } from './shapes';

const rows = [
  'M-60 240L300 172h8L20 240z',
  'M70 240L320 172h8L150 240z',
  'M200 240L340 172h8L280 240z',
  'M330 240L360 172h8L410 240z',
  'M460 240L380 172h8L560 240z',
];

/** A garden: rows that run toward a greenhouse. */
export const garden = [
  fill('hill-4', fir(232, 176, 40), fir(470, 176, 60), fir(448, 176, 44)),
  knoll(70),
  fill('hill-3', ...rows),
  // The greenhouse.
  fill('hill-1', box(270, 106, 160, 66), 'M262 108l46-52h84l46 52z'),
  fill('hill-3', disc(290, 158, 13), disc(314, 150, 18), disc(384, 152, 16), disc(412, 156, 14)),
  fill('sun', disc(308, 146, 3), disc(320, 154, 3), disc(388, 150, 3), disc(378, 158, 3)),
  line(
    'wall',
    3,
    'M262 108h176M270 108v64M302 108v64M398 108v64M430 108v64M308 57h84M262 108l46-52M438 108l-46-52M296 108l30-52M404 108l-30-52M333 108l10-52M367 108l-10-52',
    'M270 136h60M370 136h60',
  ),
  fill('wall', box(330, 104, 40, 68)),
  fill('hill-1', box(335, 110, 13, 58), box(352, 110, 13, 58)),
  fill('shade', box(266, 166, 64, 8), box(370, 166, 64, 8)),
  // Poles for beans.
  line('shade', 3, 'M196 212l16-62M224 212l-14-62M150 222l18-66M180 222l-16-66'),
  fill(
    'hill-3',
    disc(208, 176, 9),
    disc(212, 190, 10),
    disc(164, 186, 10),
    disc(168, 200, 11),
    peak(0, 0, 0, 0),
  ),
  fill('roof', disc(214, 184, 3), disc(206, 194, 3), disc(172, 192, 3), disc(162, 202, 3)),
];
