import { at, box, disc, fill, fir, knoll, line, person } from './shapes';

/** A garden: rows that run toward a greenhouse, sunflowers, and somebody with a hoe. */
export const garden = [
  fill('hill-4', at(fir(64), [470, 178]), at(fir(46), [448, 178])),
  knoll(68),
  fill('hill-3', 'M-60 240L300 172h8L20 240zM70 240L320 172h8L150 240zM200 240L340 172h8L280 240z'),
  fill(
    'hill-3',
    'M330 240L360 172h8L410 240zM460 240L380 172h8L560 240zM590 240L400 172h8L720 240z',
  ),
  // The greenhouse.
  fill('hill-1', at(box(160, 66), [270, 106]), 'M262 108l46-52h84l46 52z'),
  fill('leaf', at(disc(15), [288, 156, 412, 156]), at(disc(18), [314, 150, 386, 150])),
  fill('roof', at(disc(3), [306, 144, 320, 152, 288, 150, 384, 146, 394, 156, 412, 152])),
  line(
    'wall',
    3,
    'M262 108h176M308 57h84M270 136h160M262 108l46-52M438 108l-46-52',
    at('v62', [271, 108, 302, 108, 398, 108, 429, 108]),
  ),
  line('wall', 3, 'M296 108l30-52M404 108l-30-52M334 108l10-52M366 108l-10-52'),
  fill('wall', at(box(40, 68), [330, 104])),
  fill('hill-1', at(box(13, 58), [335, 110, 352, 110])),
  fill('shade', at(box(64, 8), [266, 166, 370, 166])),
  // Sunflowers.
  line('leaf', 3, 'M216 188v-46M234 184v-58M250 180v-42'),
  fill('sun', at(disc(9), [216, 140, 234, 124, 250, 136])),
  fill('roof', at(disc(4), [216, 140, 234, 124, 250, 136])),
  // Somebody with a hoe and a straw hat.
  line('shade', 3, 'M196 158l-20 58h-8'),
  fill('roof', at(person(48), [182, 210])),
  fill('sun', 'M170 168h24l-7-4q-5-9-10 0z'),
];
