import { arch, at, box, disc, fill, knoll, line, roof } from './shapes';

/** A house with a green door, and its mailbox. */
export const door = [
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
