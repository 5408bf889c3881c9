import { arch, at, box, disc, fill, knoll, line, roof } from './shapes';

/** A street at dusk: lit windows, a porch, and a lamp. */
export const street = [
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
