import { inContent } from '../content/folder';
import { TEXT } from './contrast';
import { paletteOf, type Colors } from './palette';

/** Says of each of the two colours that can't be used as it was wished why not, and what stands for it: a line each. */
export function unmetColors(wished: Colors): string[] {
  const { brand, link, accent } = paletteOf({ colors: wished }).light.colours;
  const isBrandMet = brand === wished.brand && link === wished.brand;
  return [
    isBrandMet
      ? []
      : `brand: found “${wished.brand}”; wanted a color with a contrast of ${TEXT}:1 to white letters on it and, as letters, to the page. The nearest are used: ${brand} for grounds, ${link} for links`,
    accent === wished.accent
      ? []
      : `accent: found “${wished.accent}”; wanted a color on which letters have a contrast of ${TEXT}:1, and which can be told from the page. The nearest is used: ${accent}`,
  ]
    .flat()
    .map((line) => `${inContent('site.yaml')}, colors.${line}.`);
}
