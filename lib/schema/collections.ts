import { z } from 'zod';
import type { Download } from '../content/files';
import type { Media } from '../content/media';
import { eventSchema } from './event';
import { group } from './fields';
import { freePageSchema } from './free-page';
import type { Home } from './locale';
import { pagesSchema } from './pages';
import { pictureIn } from './picture';
import { programSchema } from './program';
import { siteIn } from './site';

const known = new Map<string, Schemas>();

/**
 * What the files of each collection have to hold, by their names. While these stay the same, so do the schemas, as for
 * the next page while editing: making them takes longer than reading with them.
 */
export function schemasWith(media: Media, files: readonly Download[], at: Home): Schemas {
  const key = JSON.stringify([media.version, files, at]);
  const schemas = known.get(key) ?? make(media, files, at);
  known.set(key, schemas);
  return schemas;
}

function make(media: Media, files: readonly Download[], at: Home) {
  const picture = pictureIn(media);
  return {
    site: group({ site: siteIn(media, at) }),
    pages: pagesSchema(picture),
    more: z.record(z.string(), freePageSchema(picture, files)),
    events: z.record(z.string(), eventSchema(picture, at)),
    programs: z.record(z.string(), programSchema(picture)),
  };
}

export type Schemas = ReturnType<typeof make>;
