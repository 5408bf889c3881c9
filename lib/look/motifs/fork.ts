import { box, disc, fill, fir, knoll, line } from './shapes';

/** A sign where the trail forks. */
export const fork = [
  fill('hill-4', fir(440, 206, 100), fir(468, 210, 70), fir(232, 208, 50)),
  knoll(40),
  fill(
    'hill-1',
    'M240 240C300 226 312 214 250 203l18-1C340 210 350 214 352 220 360 210 420 206 470 204l8 2C420 212 380 222 372 240z',
  ),
  fill('shade', box(342, 60, 12, 160)),
  fill('wall', 'M316 74h90l16 14-16 14h-90z', 'M380 110h-96l-16 14 16 14h96z'),
  fill('shade', 'M322 146h66l13 11-13 11h-66z'),
  line('trim', 3, 'M332 88h58M302 124h58M336 157h40'),
  // An owl.
  fill('trim', 'M336 60q-4-32 0-40l6 5h12l6-5q4 8 0 40z'),
  fill('sun', disc(343, 34, 4), disc(353, 34, 4)),
];
