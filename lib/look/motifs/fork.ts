import { at, box, disc, fill, fir, knoll, line } from './shapes';

/** A sign where the trail forks, and an owl on it. */
export const fork = [
  fill('hill-4', at(fir(110), [444, 208]), at(fir(76), [470, 210]), at(fir(56), [226, 210])),
  knoll(40),
  fill(
    'hill-1',
    'M250 240C320 226 326 212 246 204l16-2C350 208 354 214 358 220 366 210 430 206 480 203l10 2C430 212 396 222 392 240z',
  ),
  fill('shade', at(box(12, 160), [342, 60])),
  fill('wall', 'M316 74h90l16 14-16 14h-90zM380 110h-96l-16 14 16 14h96z'),
  fill('shade', 'M322 146h66l13 11-13 11h-66z'),
  line('trim', 3, 'M332 88h58M302 124h58M336 157h40'),
  fill('trim', 'M336 60q-4-32 0-40l6 5h12l6-5q4 8 0 40z'),
  fill('sun', at(disc(4), [343, 34, 353, 34])),
];
