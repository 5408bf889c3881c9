import { BOX, ground, waves, type Parts, type Random } from './line';

/** Round treetops far off, firs before them, and a clearing. */
export const forest: Parts = {
  far: treetops,
  between: [firs(128, 26, [12, 34]), firs(141, 34, [6, 16])],
  near: (roll) => waves(roll(148, 150), 2, 8),
};

function treetops(roll: Random): string {
  const crowns = Array.from({ length: 32 }, () => {
    const rise = roll(-5, 3);
    return `q10-${roll(8, 18)} 20 ${rise}`;
  });
  return ground(roll(108, 112), crowns.join(''));
}

/** Firs beside each other, each a spire, with a gap now and then: where they stand, how many, and how low and high. */
function firs(base: number, count: number, [low, high]: [number, number]) {
  const wide = Math.floor(BOX.width / count);
  const half = Math.floor(wide / 2);
  return (roll: Random) => {
    const spires = Array.from({ length: count }, () => {
      const up = roll(low, high);
      return roll(0, 5) === 0 ? `h${wide}` : `l${half}-${up} ${wide - half} ${up}`;
    });
    return ground(base, `${spires.join('')}H${BOX.width}`);
  };
}
