import { formatHex, parse } from 'culori';
import { z } from 'zod';
import { inContent } from '../content/folder';
import { readLogo } from '../content/logo-file';
import type { Media } from '../content/media';
import { FONTS, isFontName } from '../look/fonts';
import { MODEL_COLORS } from '../look/model';
import { choice, fileName, group } from './fields';

const WANTED_COLOR = 'a color between quotes, written like "#1b493f"';

/** An opaque color as style sheets write it; comes out like `#1b493f`. */
const color = z.string({ error: WANTED_COLOR }).transform((typed, { addIssue }) => {
  const read = parse(typed.trim());
  if (read !== undefined && (read.alpha ?? 1) === 1) return formatHex(read);
  addIssue({ code: 'custom', message: WANTED_COLOR });
  return z.NEVER;
});

/** The two colors of the charity, which all others of the site are derived from. */
export const colors = group({
  brand: color.describe('for links and bands, as #1b493f'),
  accent: color.describe('for buttons and small touches, as #f2a541'),
})
  .default(MODEL_COLORS)
  .describe('your two colors; all others are made to go with them');

/** The display face that headings are set in. */
export const font = choice(Object.keys(FONTS).filter(isFontName))
  .describe('the face of headings and of your name')
  .default('fraunces');

const WANTED_FILE = `the name of an SVG or a PNG in ${inContent('media')}`;

/** The schema of the charity's logo: a file in the media folder, which is read and checked. */
export function logoIn(media: Media) {
  return fileName(WANTED_FILE)
    .meta({ file: 'logo', description: `your logo: ${WANTED_FILE}` })
    .transform((named, { addIssue }) => {
      const place = media.pathOf(named);
      const logo = 'path' in place ? readLogo(place.path) : place;
      if ('svg' in logo) return logo;
      const kind = 'found' in logo ? logo.found : undefined;
      addIssue({ code: 'custom', message: logo.wanted, params: { kind } });
      return z.NEVER;
    });
}
