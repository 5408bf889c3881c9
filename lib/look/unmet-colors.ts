import { TEXT } from './contrast';
import { paletteOf, type Colors } from './palette';

/** Says of each of the two colours that can't be used as it was wished why not, and what stands for it: a line each. */
export function unmetColors(colors: Colors): string[] {
  const { juniper, link, sunrise } = paletteOf({ colors }).light.colours;
  const { brand, accent } = colors;
  const isBrandMet = juniper === brand && link === brand;
  return [
    isBrandMet
      ? []
      : `brand: found “${brand}”; wanted a color with a contrast of ${TEXT}:1 to white letters on it and, as letters, to the page. The nearest are used: ${juniper} for grounds, ${link} for links`,
    sunrise === accent
      ? []
      : `accent: found “${accent}”; wanted a color on which letters have a contrast of ${TEXT}:1, and which can be told from the page. The nearest is used: ${sunrise}`,
  ]
    .flat()
    .map((line) => `content/site.yaml, colors.${line}.`);
}
