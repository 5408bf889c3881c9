import { at, disc, fill, fir, line, person } from './shapes';

/** A bridge of stone over the river. */
export const bridge = [
  fill('hill-1', 'M60 190h620v50H60z'),
  line('wall', 2, 'M214 206h36M250 198h20M330 208h50M396 199h22M470 206h24'),
  fill(
    'hill-4',
    'M-140 240C-60 176 30 152 120 156q60 30 90 84zM820 240C740 176 620 146 530 150q-50 34-70 90z',
  ),
  fill('hill-4', at(fir(60), [62, 166]), at(fir(42), [38, 172]), at(fir(48), [574, 160])),
  fill(
    'shade',
    'M96 160Q300 84 548 152V208H520v-12a40 40 0 0 0-80 0v12H420v-12a60 60 0 0 0-120 0v12H280v-12a50 50 0 0 0-100 0v12H160l-64-40z',
  ),
  line('wall', 3, 'M180 196a50 50 0 0 1 100 0M300 196a60 60 0 0 1 120 0M440 196a40 40 0 0 1 80 0'),
  line('trim', 3, at('v-36', [170, 130, 290, 114, 430, 124])),
  fill('sun', at(disc(7), [170, 90, 290, 74, 430, 84])),
  fill('roof', at(person(34), [352, 116])),
  fill('trim', at(person(24), [370, 118])),
  line('wall', 9, 'M70 162Q300 76 570 154'),
];
