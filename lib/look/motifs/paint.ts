import { at, box, fill, knoll, line } from './shapes';

/** A bucket of paint and a roller, for work with one’s hands. */
export const paint = [
  knoll(36),
  line('wall', 3, 'M258 140q46-84 92 0'),
  fill('wall', 'M252 140h104l-6 72H258z'),
  fill('shade', 'M256 178h97l-3 34H258z'),
  fill(
    'roof',
    'M246 132h116v14q-8 0-8 10t-8 10-8-10v-6q0-6-8-6t-8 8v34q0 8-8 8t-8-8v-30q0-10-8-10t-8 8-10 8-8-10-8-8-10-12z',
  ),
  line('shade', 4, 'M396 212v-64q0-8-8-8h-12V120'),
  fill('hill-1', at(box(70, 26), [346, 94])),
  fill('roof', at(box(12, 50), [390, 162])),
  fill('shade', at(box(6, 10), [340, 102, 416, 102])),
];
