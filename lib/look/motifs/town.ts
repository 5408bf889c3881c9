import { box, disc, fill, knoll, line, peak, roof } from './shapes';

/** A town at daybreak: roofs, a steeple, a water tower, and smoke from the first stove. */
export const town = [
  line('wall', 3, 'M233 138c-9-10 9-16 1-27s8-15 2-25'),
  // Behind: the steeple, and the water tower on its legs.
  fill('shade', box(322, 108, 24, 92), box(268, 158, 60, 42), box(388, 168, 34, 34)),
  fill('roof', peak(334, 108, 32, 56), roof(298, 160, 70, 26, 14), roof(405, 170, 42, 16, 12)),
  line('trim', 3, 'M430 200l8-84M466 200l-8-84M434 160h28M433 164l26-44M463 164l-26-44'),
  fill('shade', box(426, 82, 44, 36)),
  fill('roof', peak(448, 84, 52, 22)),
  fill('trim', disc(334, 126, 6), box(426, 112, 44, 6)),
  knoll(44),
  // Before: houses in their gardens.
  fill(
    'wall',
    box(214, 166, 48, 38),
    box(150, 182, 42, 24),
    box(290, 172, 36, 34),
    'M346 206v-40l20-22 20 22v40z',
  ),
  fill(
    'roof',
    roof(238, 168, 58, 24, 16),
    roof(171, 184, 52, 18, 12),
    roof(308, 174, 44, 18, 10),
    box(228, 138, 9, 14),
    'M340 170l26-30 26 30h-9l-17-19-17 19z',
  ),
  fill(
    'sun',
    box(224, 178, 8, 10),
    box(244, 178, 8, 10),
    box(160, 190, 7, 8),
    box(362, 172, 9, 12),
    box(298, 182, 7, 9),
  ),
  fill('trim', box(176, 188, 8, 18), box(313, 184, 8, 22)),
  fill(
    'hill-4',
    disc(202, 192, 13),
    disc(275, 190, 17),
    disc(336, 196, 12),
    disc(402, 192, 16),
    disc(130, 200, 9),
  ),
  fill('trim', box(200, 192, 3, 18), box(273, 190, 4, 20), box(400, 192, 4, 18)),
  fill('hill-4', 'M80 240C140 206 220 204 300 206s120-6 260 34z'),
];
