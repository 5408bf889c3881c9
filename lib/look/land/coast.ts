import { BOX, dice, ground, waves } from './line';

const HORIZON = 112;

/** A headland on the right, the sea with sails on it, and the beach. */
export const coast = { far: headland, between: [sea, surf], near: beach };

function headland(seed: number): string {
  const roll = dice(seed);
  const shore = roll(280, 340);
  const steps = Array.from({ length: 9 }, () => [roll(8, 22), roll(-9, 3)] as const);
  const end = shore + steps.reduce((sum, [across]) => sum + across, 24);
  const rocks = steps.map(([across, up]) => `l${across} ${up}`).join('');
  return ground(
    HORIZON,
    `H${shore}l24-14${rocks}L${BOX.width} ${roll(56, 68) + (end > 600 ? 4 : 0)}`,
  );
}

function sea(seed: number): string {
  const roll = dice(seed);
  const sails = [roll(60, 150), roll(210, 330), roll(400, 560)].map((x) => {
    const high = roll(11, 18);
    return `M${x} ${HORIZON}v-${high}l${Math.round(high / 2)} ${high}zm-2 0v-${high - 4}l-5 ${high - 4}z`;
  });
  return `${ground(HORIZON, `H${BOX.width}`)}${sails.join('')}`;
}

function surf(seed: number): string {
  return waves(dice(seed)(126, 130), 16, 5);
}

function beach(seed: number): string {
  return waves(dice(seed)(145, 149), 2, 14);
}
