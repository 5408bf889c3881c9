import { at, disc, fill, knoll, line } from './shapes';

/** A bicycle with shopping, for getting about and for the young. */
export const bicycle = [
  knoll(36),
  line('wall', 6, at(disc(42), [266, 168, 376, 168])),
  line(
    'shade',
    1.5,
    'M266 126v84M224 168h84M236 138l60 60M296 138l-60 60M376 126v84M334 168h84M346 138l60 60M406 138l-60 60',
  ),
  line('roof', 6, 'M266 168l32-58h62l-40 58zM298 110l22 58M360 110l16 58'),
  line('shade', 5, 'M290 94l8 16M278 92h26M352 86l8 24M352 86q16-8 26 2'),
  fill('wall', 'M368 94h42l-6 30h-30z'),
  line('shade', 2, 'M368 104h40M372 114h34M380 94l2 30M398 94l-2 30'),
  fill('sun', at(disc(9), [378, 86]), at(disc(10), [396, 82])),
  fill('leaf', 'M384 92q-4-20 6-30 6 16 2 30z'),
  fill('trim', at(disc(8), [320, 168]), at(disc(5), [266, 168, 376, 168])),
];
