import { arch, box, disc, fill, knoll, line, roof } from './shapes';

/** A street at dusk: lit windows, a porch, and a lamp. */
export const street = [
  knoll(36),
  // Two houses, and the nearest with its porch.
  fill('shade', box(168, 106, 66, 100), box(238, 74, 84, 132), 'M238 76l42-48 42 48z'),
  fill(
    'roof',
    roof(201, 108, 80, 34, 20),
    box(184, 64, 10, 20),
    'M228 84l52-60 52 60h-12l-40-46-40 46z',
  ),
  fill('wall', box(328, 94, 116, 112)),
  fill('roof', roof(386, 96, 134, 46, 34), box(420, 34, 12, 36)),
  fill('trim', box(178, 176, 18, 30), arch(280, 206, 24, 46)),
  fill(
    'sun',
    box(180, 124, 13, 18),
    box(208, 124, 13, 18),
    box(208, 166, 13, 18),
    arch(280, 76, 16, 24),
    box(250, 96, 16, 24),
    box(294, 96, 16, 24),
    box(248, 156, 14, 22),
    box(298, 156, 14, 22),
    box(344, 108, 16, 22),
    box(378, 108, 16, 22),
    box(412, 108, 16, 22),
    box(350, 162, 30, 26),
  ),
  line(
    'trim',
    2,
    'M352 108v22M344 119h16M386 108v22M378 119h16M420 108v22M412 119h16M365 162v26M350 175h30M258 96v24M302 96v24',
  ),
  fill('trim', box(402, 156, 22, 44)),
  fill('shade', box(322, 198, 128, 9), 'M394 207h38v5h-38zM390 211h46v6h-46z'),
  fill('roof', 'M316 152l16-16h108l16 16z'),
  line('wall', 5, 'M332 152v46M390 152v46M440 152v46'),
  line('wall', 2, 'M332 180h58M342 180v18M351 180v18M360 180v18M369 180v18M378 180v18'),
  line('trim', 4, 'M138 214v-94'),
  fill('sun', 'M132 120l-3-18h18l-3 18z', disc(413, 166, 4)),
  fill('trim', 'M126 102l12-9 12 9z'),
  fill('hill-4', disc(464, 196, 20), disc(156, 206, 11), disc(318, 206, 8)),
];
