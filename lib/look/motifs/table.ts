import { at, box, fill, knoll, line } from './shapes';

/** A table laid for a dinner. */
export const table = [
  knoll(36),
  fill(
    'shade',
    'M214 120h10v92H214zM416 120h10v92h-10zM214 160h34v8H214zM392 160h34v8h-34zM240 166h8v46h-8zM392 166h8v46h-8z',
  ),
  fill('wall', 'M250 140h140l14 72H236z'),
  fill(
    'shade',
    'M250 140h140l2 10H248zM278 150l-8 62h-8l8-62zM366 150l8 62h8l-8-62zM322 150v62h-6v-62z',
  ),
  fill('roof', at(box(8, 46), [300, 94]), at(box(8, 54), [332, 86]), at(box(8, 34), [316, 106])),
  fill(
    'sun',
    'M304 92q-9-10 0-24 9 14 0 24zM336 84q-9-10 0-24 9 14 0 24zM320 104q-9-10 0-24 9 14 0 24z',
  ),
  fill('trim', at(box(60, 4), [290, 136])),
  line('trim', 2.5, 'M268 140h14M275 140V122M358 140h14M365 140V122'),
  fill('hill-2', 'M266 102h18q0 20-9 20t-9-20zM356 102h18q0 20-9 20t-9-20z'),
];
