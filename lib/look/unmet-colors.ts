import { inContent } from '../content/folder';
import { TEXT } from './contrast';
import { paletteOf, type Colors } from './palette';

/** Says of the two colors where one can't be used as it was wished, why not, and what stands for it: a line each. */
export function unmetColors(wished: Colors): string[] {
  const { brand, link, accent } = paletteOf({ colors: wished }).light.colors;
  const uses = [
    ['brand', brand, `with a contrast of ${TEXT}:1 to white letters on it. Bands get`],
    ['brand', link, `with a contrast of ${TEXT}:1, as letters, to the page. Links get`],
    [
      'accent',
      accent,
      `on which letters have a contrast of ${TEXT}:1, and which can be told from the page. Buttons get`,
    ],
  ] as const;
  return uses
    .filter(([name, used]) => used !== wished[name])
    .map(
      ([name, used, wanted]) =>
        `${inContent('site.yaml')}, colors.${name}: found “${wished[name]}”; wanted a color ${wanted} the nearest, ${used}.`,
    );
}
