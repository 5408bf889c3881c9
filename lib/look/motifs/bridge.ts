import { at, disc, fill, fir, line, person } from './shapes';

/** A bridge of stone over the river. */
export const bridge = [
  fill('hill-1', 'M60 190h620v50H60z'),
  line('wall', 2, 'M224 206h30M250 198h20M330 208h50M396 199h22M470 206h24'),
  fill(
    'shade',
    'M90 160Q300 84 548 152V208H520v-12a40 40 0 0 0-80 0v12H420v-12a60 60 0 0 0-120 0v12H280v-12a50 50 0 0 0-100 0v12H90z',
  ),
  line('wall', 3, 'M180 196a50 50 0 0 1 100 0M300 196a60 60 0 0 1 120 0M440 196a40 40 0 0 1 80 0'),
  line('trim', 3, at('v-36', [170, 130, 290, 114, 430, 124])),
  fill('sun', at(disc(7), [170, 90, 290, 74, 430, 84])),
  fill('roof', at(person(34), [352, 116])),
  fill('trim', at(person(24), [370, 118])),
  line('wall', 9, 'M76 160Q300 76 570 154'),
  fill('hill-4', at(fir(36), [56, 172]), at(fir(26), [36, 178])),
  fill('hill-4', at(fir(48), [590, 162]), 'M820 240C740 176 620 150 536 152q-44 30-60 88z'),
  fill('hill-4', 'M-120 240C-50 186 40 162 104 161q76 16 112 79z'),
  line('wall', 7, 'M96 154C50 166 20 186-40 226'),
];
