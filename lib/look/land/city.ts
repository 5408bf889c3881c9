import { BOX, ground, waves, type Parts, type Random } from './line';

/** Towers that rise toward the right, houses, and a park before them. */
export const city: Parts = {
  far: towers,
  between: [houses, park],
  near: (roll) => waves(roll(149, 151), 2, 5),
  lights: windows,
};

const STREET = 118;

/** The left and right wall of each tower, and its roof. */
function towersOf(roll: Random): { x: number; wide: number; top: number }[] {
  const all = [];
  for (let x = roll(2, 12); x < BOX.width - 30;) {
    const wide = roll(16, 30);
    // Low where words stand.
    all.push({ x, wide, top: roll(104 - Math.round((x / BOX.width) * 56), 112) });
    x += wide + roll(2, 16);
  }
  return all;
}

function towers(roll: Random): string {
  const outline = towersOf(roll).map(({ x, wide, top }) => `H${x}V${top}h${wide}V${STREET}`);
  return ground(STREET, `${outline.join('')}H${BOX.width}`);
}

function windows(far: Random, roll: Random): string {
  return towersOf(far)
    .filter(({ top }) => top < STREET - 20)
    .flatMap(({ x, wide, top }) =>
      [top + 5, top + 14, top + 23]
        .filter((y) => y < STREET - 12)
        .map((y) => `M${x + roll(4, wide - 7)} ${y}h3v4h-3z`),
    )
    .join('');
}

function houses(roll: Random): string {
  let outline = '';
  for (let x = roll(0, 10); x < BOX.width - 34;) {
    const half = roll(7, 12);
    const wall = roll(4, 9);
    outline += `H${x}v-${wall}l${half}-${roll(5, 9)}`;
    x += 2 * half;
    outline += `L${x} ${130 - wall}v${wall}`;
    x += roll(0, 18);
  }
  return ground(130, `${outline}H${BOX.width}`);
}

function park(roll: Random): string {
  const bumps = Array.from({ length: 16 }, () => `q20-${roll(4, 16)} 40 0`);
  return ground(140, bumps.join(''));
}
