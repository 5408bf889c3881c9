/** Points of a picture, a byte for each channel: grey or red, green and blue, then how opaque it is, if it says. */
export interface Pixels {
  data: Uint8Array;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

const LIGHT = { colour: '#fbf7f0', luminance: 0.93 };
const DARK = '#12312c';

/** Turns a value of sRGB into an amount of light, nearly. */
const GAMMA = 2.2;

/** The least contrast at which a drawing can be made out (WCAG 2.2, 1.4.11). */
const LEAST = 3;

/**
 * The colour behind a picture with clear parts, by day and by night: paper, or a dark ground for what is
 * drawn too light to be seen on paper.
 */
export function groundOf(pixels: Pixels): string {
  const drawn = luminanceOf(pixels);
  return drawn !== undefined && (LIGHT.luminance + 0.05) / (drawn + 0.05) < LEAST
    ? DARK
    : LIGHT.colour;
}

/** The mean relative luminance of what is opaque; none where all is clear, or nothing can be. */
function luminanceOf({ data, info: { channels } }: Pixels): number | undefined {
  if (channels === 1 || channels === 3) return undefined;
  const [green, blue] = channels === 2 ? [0, 0] : [1, 2];
  const light = (at: number) => ((data[at] ?? 0) / 255) ** GAMMA;
  let [sum, opaque] = [0, 0];
  for (let at = 0; at < data.length; at += channels) {
    const alpha = data[at + channels - 1] ?? 0;
    if (alpha === 0) continue;
    sum += alpha * (0.2126 * light(at) + 0.7152 * light(at + green) + 0.0722 * light(at + blue));
    opaque += alpha;
  }
  return opaque === 0 ? undefined : sum / opaque;
}
