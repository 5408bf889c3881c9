import { at, box, disc, fill, knoll, line } from './shapes';

/** A case for first aid, for health. */
export const firstAid = [
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
