import { arch, box, disc, fill, knoll, line, roof } from './shapes';

/** A house with a green door, and its mailbox. */
export const door = [
  knoll(32),
  fill('wall', box(258, 76, 196, 136)),
  line('shade', 2, 'M258 100h196M258 124h196M258 148h196M258 172h196M258 194h196'),
  fill('roof', roof(356, 80, 228, 64, 46), box(408, 6, 18, 40)),
  // The door.
  fill('shade', arch(322, 206, 76, 124), 'M276 206h92v6h-92z'),
  fill('trim', arch(322, 206, 62, 116)),
  fill('sun', arch(322, 128, 34, 26), disc(343, 160, 3)),
  line(
    'hill-3',
    2,
    box(302, 140, 16, 24),
    box(326, 140, 16, 24),
    box(302, 172, 16, 24),
    box(326, 172, 16, 24),
  ),
  // A window with shutters, and flowers.
  fill('shade', box(394, 106, 36, 50)),
  fill('sun', box(398, 110, 28, 42)),
  line('wall', 2, 'M412 110v42M398 131h28'),
  fill('trim', box(382, 104, 13, 54), box(429, 104, 13, 54)),
  fill('hill-3', disc(396, 160, 8), disc(412, 158, 9), disc(428, 160, 8)),
  fill(
    'roof',
    disc(394, 156, 3),
    disc(406, 152, 3),
    disc(418, 152, 3),
    disc(430, 156, 3),
    box(386, 162, 52, 9),
  ),
  fill('hill-4', disc(450, 200, 20), disc(386, 206, 12), disc(260, 202, 15)),
  // The mailbox.
  fill('shade', box(184, 150, 8, 70)),
  fill('roof', 'M160 150v-20a14 14 0 0 1 14-14h40a14 14 0 0 1 14 14v20z'),
  fill('wall', 'M160 150v-20a14 14 0 1 1 28 0v20z'),
  line('sun', 4, 'M214 132v-30h10'),
];
