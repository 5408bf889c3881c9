import { dice, ground, waves } from './line';

/** Round treetops far off, firs before them, and a clearing. */
export const forest = { far: treetops, between: [firs, saplings], near: clearing };

function treetops(seed: number): string {
  const roll = dice(seed);
  const crowns = Array.from({ length: 32 }, () => {
    const rise = roll(-5, 3);
    return `q10-${roll(8, 18)} 20 ${rise}`;
  });
  return ground(roll(108, 112), crowns.join(''));
}

function firs(seed: number): string {
  return treeline(seed, { base: 128, count: 26, low: 12, high: 34 });
}

function saplings(seed: number): string {
  return treeline(seed, { base: 141, count: 34, low: 6, high: 16 });
}

interface Line {
  base: number;
  count: number;
  low: number;
  high: number;
}

/** Firs beside each other, each a spire, with a gap now and then. */
function treeline(seed: number, { base, count, low, high }: Line): string {
  const roll = dice(seed);
  const wide = Math.floor(640 / count);
  const half = Math.floor(wide / 2);
  let outline = '';
  for (let i = 0; i < count; i += 1) {
    const up = roll(low, high);
    outline += roll(0, 5) === 0 ? `h${wide}` : `l${half}-${up} ${wide - half} ${up}`;
  }
  return ground(base, `${outline}H640`);
}

function clearing(seed: number): string {
  return waves(dice(seed)(148, 150), 2, 8);
}
