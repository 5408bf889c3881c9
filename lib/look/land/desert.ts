import { BOX, ground, waves, type Parts, type Random } from './line';

/** Table mountains that rise toward the right, and dunes. */
export const desert: Parts = {
  far: mesas,
  between: [buttes, dunes],
  near: (roll) => waves(roll(147, 150), 2, 12),
};

function mesas(roll: Random): string {
  const base = 116;
  let outline = '';
  for (let x = roll(20, 70); x < 560;) {
    const up = roll(8, 14 + Math.round((x / BOX.width) * 52));
    const wide = roll(50, 110);
    const scree = Math.round(up / 3);
    // Half as high again the rock stands upright, on its own rubble.
    outline += `H${x}l${scree * 2}-${scree}l4-${up - scree}h${wide}l4 ${up - scree}l${scree * 2} ${scree}`;
    x += wide + 4 * scree + 8 + roll(16, 60);
  }
  return ground(base, `${outline}H${BOX.width}`);
}

function buttes(roll: Random): string {
  const [x, high] = [roll(380, 520), roll(22, 34)];
  return ground(124, `H${x - 40}l24-6 4-${high}h${roll(14, 26)}l3 ${high}l30 6H${BOX.width}`);
}

function dunes(roll: Random): string {
  const crests = Array.from({ length: 4 }, () => {
    const up = roll(8, 14);
    return `q70 0 100-${up}q10 ${up} 60 ${up}`;
  });
  return ground(138, crests.join(''));
}
