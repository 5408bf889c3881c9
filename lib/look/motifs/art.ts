import { arch, at, box, disc, fill, knoll, line, type Shape } from './shapes';

/** A bicycle with shopping, for getting about and for the young. */
const bicycle = [
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

/** A boat with its sails set. */
const boat = [
  knoll(36),
  line('wall', 5, 'M316 178V52'),
  fill('wall', 'M324 58c40 20 62 60 66 102h-66z'),
  fill('roof', 'M308 76c-24 22-42 52-46 84h46z'),
  fill('shade', 'M324 112h56q8 20 10 48h-66z'),
  fill('roof', 'M316 52h-26l10-8-10-8h26z'),
  fill('trim', 'M236 170h172q-8 34-40 34H276q-30 0-40-34z'),
  fill('wall', 'M240 178h164l-4 8H244zM236 170h172v3H236z'),
  line(
    'hill-1',
    5,
    'M-20 206q20-12 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0',
  ),
];

/** Books, an apple and pencils, for learning. */
const books = [
  knoll(36),
  fill('trim', at(box(156, 28), [242, 184])),
  fill('wall', at(box(146, 18), [252, 189])),
  fill('roof', at(box(136, 28), [258, 156])),
  fill('wall', at(box(128, 18), [258, 161])),
  fill('hill-3', at(box(124, 26), [250, 130])),
  fill('wall', at(box(114, 16), [260, 135])),
  line('shade', 1.5, 'M256 196h142M258 168h126M264 142h110'),
  // An apple, and a pencil in its pot.
  fill(
    'roof',
    'M292 130c-20 0-24-30-8-36 6-2 8 2 12 2s6-4 12-2c16 6 8 36-8 36-3 0-4-1-4-1s-2 1-4 1z',
  ),
  line('trim', 3, 'M296 96q0-10 7-14'),
  fill('hill-4', 'M298 88q10-12 20-8-6 12-20 8z'),
  line('sun', 6, 'M340 98l-8-40M352 98l6-34'),
  fill('trim', 'M329 60l1-10 6 9zM354 65l5-9 2 10z'),
  fill('shade', 'M328 94h36l-4 36h-28z'),
];

/** Crates of food. */
const crates = [
  knoll(36),
  // What is in the upper one.
  fill('leaf', 'M292 116c-8-18-4-34 4-44 8 12 8 28 6 44zM304 116c0-20 8-30 20-38 4 16-2 28-10 40z'),
  fill('roof', at(disc(14), [332, 110]), at(disc(15), [356, 108])),
  fill('sun', 'M270 120c-6-20 0-34 10-40 8 12 10 24 8 40z'),
  fill('hill-4', 'M328 96q4-8 10-8-2 8-10 8zM354 94q4-8 10-8-2 8-10 8z'),
  fill('wall', at(box(120, 14), [262, 116, 262, 134]), at(box(120, 10), [262, 152])),
  fill('shade', at(box(120, 4), [262, 130, 262, 148]), at(box(10, 48), [266, 114, 368, 114])),
  // The lower one, and what stands beside it.
  fill('shade', at(box(130, 14), [238, 162, 238, 180, 238, 198])),
  fill('trim', at(box(130, 4), [238, 176, 238, 194])),
  fill('wall', at(box(11, 52), [244, 160, 351, 160])),
  fill('roof', at(box(32, 38), [376, 174])),
  fill('wall', at(box(32, 16), [376, 184])),
  fill('trim', at(box(36, 5), [374, 170]), at(box(36, 4), [374, 209])),
  fill('sun', at(disc(5), [392, 192])),
];

/** A case for first aid, for health. */
const firstAid = [
  knoll(36),
  line('shade', 8, 'M292 112v-12q0-12 12-12h32q12 0 12 12v12'),
  fill('roof', 'M246 112h148q12 0 12 12v76q0 12-12 12H246q-12 0-12-12V124q0-12 12-12z'),
  fill('trim', at(box(172, 4), [234, 140])),
  fill('shade', at(box(18, 20), [260, 132, 362, 132])),
  fill('wall', at(disc(34), [320, 168])),
  fill('trim', 'M312 146h16v14h14v16h-14v14h-16v-14H298v-16h14z'),
  // A heart.
  fill('wall', 'M386 90c-22-16-18-34-6-34 4 0 6 4 6 6 0-2 2-6 6-6 12 0 16 18-6 34z'),
];

/** A bed of flowers and herbs. */
const flowers = [
  knoll(36),
  fill('shade', 'M224 212v-26h192v26z'),
  fill('trim', 'M232 186q88-18 176 0z'),
  line('leaf', 4, 'M256 184v-44M290 180v-66M324 178v-36M356 180v-50M388 184v-28'),
  fill(
    'leaf',
    'M256 164q-22-2-22-22 22 0 22 22zM256 156q20 0 20-20-20 0-20 20zM324 168q-18 0-20-18 20-2 20 18zM324 162q18-2 18-20-18 2-18 20zM388 174q-16 0-18-16 18 0 18 16zM388 170q16 0 18-16-18 0-18 16z',
    'M290 158q-18-4-18-20 18 2 18 20zM290 144q18-4 18-20-18 2-18 20zM356 164q-16-4-16-18 16 2 16 18zM356 154q16-4 16-18-16 2-16 18z',
  ),
  fill('sun', at(disc(9), [290, 94, 290, 114, 280, 104, 300, 104])),
  fill('roof', at(disc(7), [290, 104]), at(disc(8), [356, 112, 348, 122, 364, 122, 356, 126])),
  fill('sun', at(disc(5), [356, 120])),
  line('wall', 1.5, 'M224 198h192'),
];

/** A house with lit windows, for a home. */
const house = [
  knoll(36),
  fill('shade', at(box(52, 64), [370, 148])),
  fill('roof', 'M358 152l10-30h60l6 30z'),
  fill('wall', 'M240 212v-80l66-56 66 56v80z'),
  fill('roof', at(box(18, 40), [338, 72]), 'M226 144l80-74 80 74h-20l-60-54-60 54z'),
  fill(
    'trim',
    at(arch(36, 64), [306, 212]),
    at(box(26, 30), [258, 144, 328, 144]),
    at(box(24, 24), [384, 166]),
  ),
  fill(
    'sun',
    at(box(20, 24), [261, 147, 331, 147]),
    at(box(18, 18), [387, 169]),
    at(disc(3), [317, 182]),
    at(arch(22, 24), [306, 126]),
  ),
  line('wall', 2, 'M271 147v24M261 159h20M341 147v24M331 159h20M396 169v18'),
  fill(
    'leaf',
    at(disc(18), [230, 204]),
    at(disc(12), [254, 208, 354, 208]),
    at(disc(16), [420, 206]),
  ),
  line('wall', 4, 'M347 64c-10-10 8-16 0-28'),
];

/** Lanterns of paper on a string between two poles, for an evening or a feast. */
const lanterns = [
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

/** A guitar and notes. */
const music = [
  knoll(36),
  fill(
    'roof',
    'M318 212c-36 0-50-22-46-44 3-16 14-18 16-30 2-16 12-26 30-26s28 10 30 26c2 12 13 14 16 30 4 22-10 44-46 44z',
  ),
  fill('shade', 'M318 204c-28 0-42-16-38-36l8 22q10 12 30 12t30-12l8-22c4 20-10 36-38 36z'),
  fill('trim', at(disc(13), [318, 150]), at(box(36, 7), [300, 178])),
  fill('shade', at(box(12, 92), [312, 48]), at(box(20, 22), [308, 34])),
  line('trim', 1, 'M315 48v132M318 48v132M321 48v132'),
  fill('roof', at(disc(3), [304, 40, 304, 50, 332, 40, 332, 50])),
  line('sun', 4, 'M376 112V72l30-8v40M246 100V68'),
  fill('sun', at(disc(8), [369, 112, 399, 104, 239, 100]), 'M244 66q12 4 14 18-8-8-14-8z'),
];

/** A bucket of paint and a roller, for work with one’s hands. */
const paint = [
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

/** A dog and a cat. */
const pets = [
  knoll(36),
  // A dog, and a cat beside it.
  fill(
    'roof',
    'M264 212c-6-32 2-60 14-72-8-10-8-24 0-32 8-10 28-12 38-2l20 8c4 8-4 16-14 16-2 14 10 26 14 44l4 38z',
  ),
  fill('shade', 'M280 108c-14 0-22 14-20 34 12 2 22-10 26-26zM296 212c-2-18 2-34 12-42l8 42z'),
  line('roof', 8, 'M270 200q-26 4-30-20'),
  fill(
    'trim',
    at(disc(3.5), [308, 120]),
    'M330 112q8 2 6 8-4 4-8 0zM284 146q18 8 34-2v8q-16 10-36 2z',
  ),
  fill('sun', at(disc(5), [304, 158])),
  fill(
    'wall',
    'M360 212c-6-20 0-40 14-50-4-6-4-14-2-26l12 8q8-2 14 0l12-8c2 12 2 20-2 26 12 10 14 30 8 50z',
  ),
  line('wall', 7, 'M400 206q26 2 24-26'),
  fill('trim', at(disc(2.5), [384, 156, 398, 156]), 'M388 162h6l-3 4z'),
  line('shade', 3, 'M380 212v-18M400 212v-18'),
];

/** A pot of soup, for meals. */
const pot = [
  knoll(36),
  line('wall', 4, 'M296 84c-12-12 10-20 0-34M322 78c-12-12 10-20 0-36M348 84c-12-12 10-20 0-34'),
  fill('trim', at(box(190, 12), [226, 200])),
  line('shade', 5, 'M376 124l26-54'),
  fill('trim', at(box(22, 10), [248, 132, 374, 132])),
  fill('roof', 'M260 116h124v60q0 24-24 24H284q-24 0-24-24z'),
  fill('trim', at(disc(8), [322, 104]), 'M254 108h136v12H254z'),
  fill('shade', 'M260 152h124v14H260z'),
  fill('sun', at(disc(4), [286, 159, 310, 159, 334, 159, 358, 159])),
  fill('wall', 'M386 176h44q0 24-22 24t-22-24z'),
  fill('hill-3', 'M390 176q18-14 36 0z'),
];

/** A table laid for a dinner. */
const table = [
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

/** Trees, and one that has just been planted. */
const trees = [
  knoll(36),
  fill('shade', at(box(8, 54), [258, 158]), at(box(10, 72), [376, 140])),
  fill('leaf', at(disc(34), [262, 140]), at(disc(20), [240, 158]), at(disc(22), [284, 158])),
  fill('leaf', at(disc(44), [381, 108]), at(disc(28), [352, 134]), at(disc(26), [410, 134])),
  line('shade', 3, 'M381 158v-34l14-16M381 144l-14-16M262 170v-24l10-12M262 164l-8-10'),
  fill('roof', at(disc(6), [360, 94, 398, 86, 412, 120, 350, 132, 376, 72])),
  fill('sun', at(disc(5), [248, 126, 276, 122, 238, 154, 288, 150, 262, 140])),
  // One that is planted just now, with its spade.
  line('wall', 3, 'M318 212v-58M318 178q14-2 16-14M318 190q-14-2-16-14'),
  fill(
    'hill-1',
    'M318 156c-14-4-14-20 0-30 14 10 14 26 0 30zM334 166c-2-12 6-20 18-20 0 14-8 22-18 20zM302 178c2-12-6-20-18-20 0 14 8 22 18 20z',
  ),
  line('roof', 4, 'M346 210l14-52M353 156l15 4'),
  fill('wall', 'M338 204l16 4-6 16q-10-2-14-8z'),
  fill('shade', 'M292 214q26-18 52 0z'),
];

/** What content may choose from for an event, a program or an area. */
export const ART = {
  bicycle,
  boat,
  books,
  crates,
  'first-aid': firstAid,
  flowers,
  house,
  lanterns,
  music,
  paint,
  pets,
  pot,
  table,
  trees,
} satisfies Record<string, readonly Shape[]>;
