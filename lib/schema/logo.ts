import { z } from 'zod';
import { inContent } from '../content/folder';
import { readLogo } from '../content/logo-file';
import type { Media } from '../content/media';
import { fileName } from './fields';

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
