import { at, box, disc, fill, knoll, line, peak, roof } from './shapes';

/** A town at daybreak: roofs, a steeple, a water tower, and smoke from the first stove. */
export const town = [
  line('wall', 3, 'M231 130c-9-10 9-16 1-27s8-15 2-25'),
  // Behind: the water tower on its legs, and the steeple.
  line('trim', 3, 'M416 204l8-88M450 204l-8-88M420 160h26M419 168l26-48M447 168l-26-48'),
  fill(
    'shade',
    at(box(42, 34), [412, 82]),
    at(box(24, 92), [318, 106]),
    at(box(58, 46), [266, 156]),
    at(box(32, 34), [390, 168]),
  ),
  fill(
    'roof',
    at(peak(52, 24), [433, 84]),
    at(peak(34, 60), [330, 108]),
    at(roof(70, 26, 14), [294, 158]),
    at(roof(42, 16, 12), [406, 170]),
  ),
  fill('trim', at(disc(6), [330, 124]), at(box(46, 5), [410, 114]), at(box(9, 18), [286, 184])),
  knoll(42),
  // Before: houses in their gardens.
  fill(
    'wall',
    at(box(48, 42), [212, 164]),
    at(box(42, 26), [146, 180]),
    'M344 206v-40l21-24 21 24v40z',
  ),
  fill('roof', at(roof(60, 26, 17), [236, 166]), at(roof(54, 19, 13), [167, 182])),
  fill('roof', at(box(9, 16), [226, 132]), 'M336 172l29-34 29 34h-11l-18-21-18 21z'),
  fill('sun', at(box(8, 10), [221, 176, 243, 176, 155, 188]), at(box(10, 12), [360, 170])),
  fill('trim', at(box(8, 18), [172, 188]), at(box(9, 16), [361, 190])),
  fill(
    'hill-4',
    at(disc(15), [274, 194, 402, 194]),
    at(disc(11), [201, 196, 324, 198]),
    at(disc(9), [132, 202]),
  ),
  fill('trim', at(box(3, 16), [273, 194, 401, 194])),
];
