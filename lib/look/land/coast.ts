import { BOX, ground, waves, type Parts, type Random } from './line';

const HORIZON = 112;

/** A headland on the right, the sea with sails on it, and the beach. */
export const coast: Parts = {
  far: headland,
  between: [sea, (roll) => waves(roll(126, 130), 16, 5)],
  near: (roll) => waves(roll(145, 149), 2, 14),
};

function headland(roll: Random): string {
  const shore = roll(280, 340);
  const steps = Array.from({ length: 9 }, () => [roll(8, 22), roll(-9, 3)] as const);
  const end = shore + steps.reduce((sum, [across]) => sum + across, 24);
  const rocks = steps.map(([across, up]) => `l${across} ${up}`).join('');
  return ground(
    HORIZON,
    `H${shore}l24-14${rocks}L${BOX.width} ${roll(56, 68) + (end > 600 ? 4 : 0)}`,
  );
}

function sea(roll: Random): string {
  const sails = [roll(60, 150), roll(210, 330), roll(400, 560)].map((x) => {
    const high = roll(11, 18);
    return `M${x} ${HORIZON}v-${high}l${Math.round(high / 2)} ${high}zm-2 0v-${high - 4}l-5 ${high - 4}z`;
  });
  return `${ground(HORIZON, `H${BOX.width}`)}${sails.join('')}`;
}
