import { z } from 'zod';
import type { Download } from '../content/files';
import type { Media } from '../content/media';
import { eventSchema } from './event';
import { group } from './fields';
import { freePageSchema } from './free-page';
import type { SiteLocale } from './locale';
import { pagesSchema } from './pages';
import { pictureIn } from './picture';
import { programSchema } from './program';
import { siteIn } from './site';

/** What the files of each collection have to hold, by their names. */
export function schemasWith(media: Media, files: readonly Download[], at: SiteLocale) {
  const picture = pictureIn(media);
  return {
    site: group({ site: siteIn(media, at) }),
    pages: pagesSchema(picture),
    more: z.record(z.string(), freePageSchema(picture, files)),
    events: z.record(z.string(), eventSchema(picture, at)),
    programs: z.record(z.string(), programSchema(picture)),
  };
}

export type Schemas = ReturnType<typeof schemasWith>;
