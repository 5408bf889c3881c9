import { fill, knoll, line } from './shapes';

/** A boat with its sails set. */
export const boat = [
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
