import { BOX, ground, waves, type Parts, type Random } from './line';

/** Wide fields with a windmill and lone trees, under a low rise. */
export const plain: Parts = {
  far: rise,
  between: [mill, trees],
  near: (roll) => waves(roll(146, 149), 4, 6),
};

function rise(roll: Random): string {
  const steps = Array.from({ length: 8 }, () => `l80 ${roll(-4, 2)}`);
  return ground(roll(112, 116), steps.join(''));
}

function mill(roll: Random): string {
  const [x, base] = [roll(420, 540), 122];
  const tower = `M${x - 7} ${base}l4-34h6l4 34z`;
  const sails = [
    [20, -13],
    [13, 20],
    [-20, 13],
    [-13, -20],
  ].map(([across = 0, up = 0]) => {
    const hub = `M${x} ${base - 34}`;
    return `${hub}l${across} ${up}l${Math.sign(-up) * 3} ${Math.sign(across) * 3}z`;
  });
  return `${ground(base, `H${BOX.width}`)}${[tower, ...sails].join('').replaceAll(' -', '-')}`;
}

function trees(roll: Random): string {
  const base = roll(132, 136);
  const crowns = [roll(70, 170), roll(230, 340), roll(350, 400)].map((x) => {
    const size = roll(7, 11);
    return `M${x} ${base + 2}v-${size}a${size} ${size} 0 1 1 3 0v${size}z`;
  });
  return `${ground(base, `H${BOX.width}`)}${crowns.join('')}`;
}
