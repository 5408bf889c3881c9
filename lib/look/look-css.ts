import type { Marked } from './mark';
import { groundUnder } from './mark-ground';
import { paletteOf } from './palette';
import { paletteCss } from './palette-css';
import { fontCss } from './type/font-css';

/** How a charity's look differs from another's, as variables for the style sheets: its face and colours, and the ground of its mark. */
export async function lookCss(site: Marked): Promise<string> {
  const palette = paletteOf(site);
  const [light, dark] = await Promise.all(
    [palette.light, palette.dark].map(({ colours }) => groundUnder(site, colours.paper)),
  );
  return [
    fontCss(site.font ?? 'fraunces'),
    paletteCss(palette),
    light && `:root{--mark-ground:${light}}`,
    dark !== light &&
      `@media (prefers-color-scheme:dark){:root{--mark-ground:${dark ?? 'transparent'}}}`,
  ]
    .filter(Boolean)
    .join('');
}
