import {
  arch,
  at,
  box,
  disc,
  fill,
  fir,
  knoll,
  line,
  peak,
  person,
  roof,
  type Shape,
} from './shapes';

/** A town at daybreak: roofs, a steeple, a water tower, and smoke from the first stove. */
const town = [
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

/** A street at dusk: lit windows, a porch, and a lamp. */
const street = [
  knoll(36),
  // Two houses, and the nearest with its porch.
  fill('shade', at(box(66, 100), [168, 106]), 'M238 206V76l42-48 42 48v130z'),
  fill('roof', at(roof(80, 34, 20), [201, 108]), at(box(10, 20), [184, 64])),
  fill('roof', 'M228 84l52-60 52 60h-12l-40-46-40 46z'),
  fill('wall', at(box(116, 112), [328, 94])),
  fill('roof', at(roof(134, 46, 34), [386, 96]), at(box(12, 36), [420, 34])),
  fill('trim', at(box(18, 30), [178, 176]), at(arch(24, 46), [280, 206])),
  fill('sun', at(box(13, 18), [180, 124, 208, 124, 208, 166]), at(arch(16, 24), [280, 76])),
  fill('sun', at(box(16, 24), [250, 96, 294, 96]), at(box(14, 22), [248, 156, 298, 156])),
  fill('sun', at(box(16, 22), [344, 108, 378, 108, 412, 108]), at(box(34, 28), [344, 162])),
  line('trim', 2, at('v22m-8-11h16', [352, 108, 386, 108, 420, 108]), 'M361 162v28M344 176h34'),
  fill('trim', at(box(22, 44), [402, 156])),
  fill('shade', at(box(128, 9), [322, 198]), 'M394 207h38v5h-38zM390 211h46v6h-46z'),
  fill('roof', at(roof(140, 16), [386, 152])),
  line('shade', 5, at('v46', [332, 152, 390, 152, 440, 152])),
  line('trim', 4, 'M138 214v-94'),
  fill('sun', 'M132 120l-3-18h18l-3 18z', at(disc(4), [413, 166])),
  fill('trim', 'M126 102l12-9 12 9z'),
  fill('hill-4', at(disc(20), [464, 196]), at(disc(11), [156, 206]), at(disc(8), [318, 206])),
];

/** A path that winds over the ridges, with two who walk it. */
const path = [
  fill('hill-2', 'M60 240C220 214 330 56 404 52S540 170 620 240z'),
  fill(
    'wall',
    'M384 146C424 126 436 112 408 100S388 76 400 54h5c-8 20-6 26 12 35 28 14 14 34-16 57z',
  ),
  fill('hill-3', 'M-40 240C160 232 260 126 372 130S560 190 760 240z'),
  fill(
    'wall',
    'M346 204C400 192 452 178 426 158 406 144 382 144 388 130h8c-2 10 20 10 40 21 36 22-14 44-58 55z',
  ),
  fill(
    'hill-4',
    at(fir(34), [448, 144]),
    at(fir(46), [466, 152]),
    at(fir(30), [318, 144]),
    at(fir(42), [298, 154]),
  ),
  fill('hill-4', 'M-140 240C40 236 180 180 300 182S560 220 760 240z'),
  fill('wall', 'M110 240C190 212 300 218 318 183l18 1C332 224 236 222 196 240z'),
  fill('roof', at(person(38), [270, 212])),
  fill('shade', at(person(26), [288, 208])),
];

/** A garden: rows that run toward a greenhouse, sunflowers, and somebody with a hoe. */
const garden = [
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

/** A tent at night, with strings of lanterns from its top. */
const tent = [
  knoll(38),
  fill('shade', 'M226 206l8-72h172l8 72z'),
  fill(
    'wall',
    'M226 206l8-72h18l-4 72zM274 206l4-72h20l-2 72zM342 206l-2-72h20l4 72zM392 206l-6-72h20l8 72z',
  ),
  fill('sun', 'M320 128l42 78h-84z'),
  fill('roof', 'M320 128l22 78h20zM320 128l-22 78h-20z'),
  fill('trim', at(person(26), [314, 206]), at(person(20), [328, 206])),
  fill('wall', 'M320 44C300 94 262 120 214 130v12h212v-12C378 120 340 94 320 44z'),
  fill(
    'roof',
    'M320 44C308 94 284 120 254 132v8h40c14-24 22-52 26-96zM320 44c12 50 36 76 66 88v8h-40c-14-24-22-52-26-96z',
  ),
  fill('wall', `M214 138${'q10.6 20 21.2 0'.repeat(10)}z`),
  line('wall', 3, 'M320 46V14M112 216v-92M486 216v-92'),
  fill('roof', 'M321 12l28 9-28 10z'),
  line('wall', 2, 'M112 126C200 146 270 106 318 46M322 46C370 106 410 124 486 126'),
  fill(
    'sun',
    at(
      disc(6),
      [146, 138, 186, 137, 224, 125, 258, 104, 286, 80, 354, 80, 382, 105, 416, 122, 454, 131],
    ),
  ),
];

/** A bridge of stone over the river. */
const bridge = [
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

/** A house with a green door, and its mailbox. */
const door = [
  knoll(32),
  fill('wall', at(box(196, 136), [258, 76])),
  line('shade', 2, at('h196', [258, 100, 258, 124, 258, 148, 258, 172, 258, 194])),
  fill('roof', at(roof(228, 64, 46), [356, 80]), at(box(18, 40), [408, 8])),
  // The door.
  fill('shade', at(arch(76, 124), [322, 206]), 'M276 206h92v6h-92z'),
  fill('trim', at(arch(62, 116), [322, 206])),
  fill('sun', at(arch(34, 26), [322, 128]), at(disc(3), [344, 162])),
  line('hill-3', 2, at(box(16, 24), [302, 140, 326, 140, 302, 172, 326, 172])),
  // A window with shutters, and flowers.
  fill('shade', at(box(36, 50), [394, 106])),
  fill('sun', at(box(28, 42), [398, 110])),
  line('wall', 2, 'M412 110v42M398 131h28'),
  fill('trim', at(box(13, 54), [382, 104, 429, 104])),
  fill('leaf', at(disc(9), [396, 160, 412, 158, 428, 160])),
  fill('roof', at(disc(3), [394, 156, 406, 152, 418, 152, 430, 156]), at(box(52, 9), [386, 162])),
  fill('hill-4', at(disc(20), [450, 200]), at(disc(12), [386, 206]), at(disc(15), [258, 202])),
  // The mailbox.
  fill('shade', at(box(8, 70), [184, 150])),
  fill('roof', 'M160 150v-20q0-14 14-14h40q14 0 14 14v20z'),
  fill('wall', 'M160 150v-20a14 14 0 0 1 28 0v20z'),
  line('sun', 4, 'M214 132v-30h10'),
];

/** A sign where the trail forks, and an owl on it. */
const fork = [
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

/** What the site's own pages are told apart by, each drawn from back to front. */
export const PAGE_MOTIFS = {
  town,
  street,
  path,
  garden,
  tent,
  bridge,
  door,
  fork,
} satisfies Record<string, readonly Shape[]>;
