import { at, box, disc, fill, knoll, line } from './shapes';

/** Lanterns of paper on a string between two poles, for an evening or a feast. */
export const lanterns = [
  knoll(36),
  line('trim', 4, 'M176 212V42M478 212V42'),
  line('roof', 2.5, 'M176 48Q327 88 478 48M258 64v28M326 68v16M396 64v8'),
  fill('sun', at(disc(36), [326, 122])),
  fill('roof', 'M258 94c36 0 36 58 0 58s-36-58 0-58z'),
  fill('wall', 'M396 74c30 0 30 62 0 62s-30-62 0-62z'),
  line(
    'shade',
    2,
    'M326 86c-26 12-26 60 0 72M326 86c26 12 26 60 0 72M326 86v72M384 80q-6 25 0 50M408 80q6 25 0 50',
  ),
  line('sun', 2, 'M258 94c-18 10-18 48 0 58M258 94c18 10 18 48 0 58'),
  fill(
    'trim',
    at(box(24, 7), [314, 82]),
    at(box(24, 6), [314, 155]),
    at(box(20, 6), [248, 91, 248, 149]),
    at(box(18, 6), [387, 71, 387, 133]),
  ),
  line('roof', 2, 'M326 161v18M320 161v12M332 161v12'),
  line('roof', 2, 'M258 155v14M396 139v14'),
];
